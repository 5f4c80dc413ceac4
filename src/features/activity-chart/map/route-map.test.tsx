import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { routeOf, type Route } from '@tasuki/domain/recordings/route/route';
import { routeScale } from '../route-scale.ts';

type Listener = (event?: unknown) => void;

/** Stands for the library, which needs WebGL. */
class StillMap {
  static made: StillMap[] = [];
  static cannotStart = false;
  readonly listeners = new Map<string, Listener>();
  readonly jumps: unknown[] = [];
  readonly options: Record<string, unknown>;
  isRemoved = false;

  constructor(options: Record<string, unknown>) {
    this.options = options;
    if (StillMap.cannotStart) throw new Error('WebGL2 is required');
    StillMap.made.push(this);
  }
  on(name: string, listener: Listener) {
    this.listeners.set(name, listener);
  }
  once(name: string, listener: Listener) {
    this.listeners.set(name, listener);
  }
  happen(name: string) {
    act(() => this.listeners.get(name)?.());
  }
  getStyle() {
    return { sources: { ground: {} } };
  }
  getSource() {
    return { attribution: '© <a href="https://tiles.example/about">Tiles Ltd.</a>' };
  }
  resize() {
    return this;
  }
  jumpTo(view: unknown) {
    this.jumps.push(view);
    return this;
  }
  remove() {
    this.isRemoved = true;
  }
}
vi.mock('maplibre-gl', () => ({ Map: StillMap, setWorkerUrl: () => undefined }));
vi.mock('maplibre-gl/dist/maplibre-gl-worker.mjs?url', () => ({ default: '/worker.mjs' }));

/** Brings the figure into view. */
let comeIntoView: () => void;
type Report = (entries: { isIntersecting: boolean }[]) => void;

class Observer {
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }
  observe() {
    comeIntoView = () => {
      act(() => {
        this.#report([{ isIntersecting: true }]);
      });
    };
  }
  disconnect() {
    comeIntoView = () => undefined;
  }
}

vi.stubEnv('VITE_MAP_STYLE_URL', 'https://tiles.example/light.json');
vi.stubEnv('VITE_MAP_DARK_STYLE_URL', 'https://tiles.example/dark.json');
vi.stubEnv('VITE_MAP_PROVIDER', 'Tiles Ltd.');
const { default: RouteMap } = await import('./route-map.tsx');

let isDark: boolean;
let isOnline: boolean;

beforeEach(() => {
  StillMap.made = [];
  StillMap.cannotStart = false;
  isDark = false;
  isOnline = true;
  vi.useRealTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') && isDark,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

function northwards(): Route {
  const route = routeOf({
    elapsedSeconds: Float64Array.of(0, 600, 1200),
    latitudeDegrees: Float64Array.of(35.68, 35.69, 35.7),
    longitudeDegrees: Float64Array.of(139.7, 139.7, 139.71),
  });
  if (!route) throw new Error('no route');
  return route;
}

function draw(widthPixels = 360) {
  const route = northwards();
  const frame = createRef<HTMLDivElement>();
  const figure = (width: number) => (
    <MemoryRouter>
      <div ref={frame} data-testid="frame" />
      <RouteMap route={route} scale={routeScale(route.bounds, width, 240)} frame={frame} />
    </MemoryRouter>
  );
  const { rerender } = render(figure(widthPixels));
  return { resize: (width: number) => rerender(figure(width)) };
}

const choice = () => screen.getByRole('checkbox', { name: 'Map' });
const mapElement = () => screen.getByTestId('frame').firstElementChild;

async function ask() {
  const user = userEvent.setup();
  await user.click(choice());
  comeIntoView();
  await act(async () => vi.dynamicImportSettled());
  const [map] = StillMap.made;
  return { user, map };
}

test('fetches nothing until the runner asks and the route is in view', async () => {
  draw();
  expect(choice()).not.toBeChecked();
  expect(choice()).toHaveAccessibleDescription(
    'This applies to all your runs until you turn it off. Tiles Ltd. will see which area of the map is shown, and your IP address.',
  );
  expect(screen.getByRole('link', { name: 'Who receives what' })).toHaveAttribute(
    'href',
    '/external-transmission',
  );
  const user = userEvent.setup();
  await user.click(choice());
  await act(async () => vi.dynamicImportSettled());
  expect(StillMap.made).toEqual([]);
  comeIntoView();
  await act(async () => vi.dynamicImportSettled());
  expect(StillMap.made).toHaveLength(1);
});

test('lies still behind the drawing, with the words of its provider', async () => {
  const { resize } = draw();
  const { map } = await ask();
  expect(map?.options).toMatchObject({
    style: 'https://tiles.example/light.json',
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
  });
  map?.happen('load');
  expect(screen.getByRole('link', { name: 'Tiles Ltd.' })).toHaveAttribute(
    'href',
    'https://tiles.example/about',
  );
  expect(mapElement()).toHaveAttribute('aria-hidden', 'true');
  resize(500);
  expect(map?.jumps.at(-1)).toMatchObject({ zoom: expect.any(Number) as number });
});

test('is remembered in this browser, and goes when the runner wants none', async () => {
  draw();
  const { user, map } = await ask();
  expect(globalThis.localStorage.getItem('tasuki.personal.routeMap')).toBe(
    'Tiles Ltd. (tiles.example)',
  );
  await user.click(choice());
  expect(map?.isRemoved).toBe(true);
  expect(mapElement()).toBeNull();
  expect(globalThis.localStorage.getItem('tasuki.personal.routeMap')).toBeNull();
});

test.each(['on', 'Other Ltd. (tiles.example)', 'Tiles Ltd. (other.example)'])(
  'asks again where another provider was allowed: %s',
  async (kept) => {
    globalThis.localStorage.setItem('tasuki.personal.routeMap', kept);
    draw();
    expect(choice()).not.toBeChecked();
    await act(async () => vi.dynamicImportSettled());
    expect(StillMap.made).toEqual([]);
    expect(screen.getByRole('link', { name: 'Who receives what' })).toBeVisible();
  },
);

test('takes the dark style on a dark screen', async () => {
  isDark = true;
  draw();
  const { map } = await ask();
  expect(map?.options['style']).toBe('https://tiles.example/dark.json');
});

test.each(['error', 'webglcontextlost'])('leaves the drawing alone after %s', async (name) => {
  draw();
  const { map } = await ask();
  map?.happen(name);
  expect(screen.getByRole('status')).toHaveTextContent('The map isn’t available right now.');
  expect(mapElement()).toBeNull();
});

test('leaves the drawing alone without WebGL', async () => {
  StillMap.cannotStart = true;
  draw();
  await ask();
  expect(await screen.findByText('The map isn’t available right now.')).toBeVisible();
  expect(mapElement()).toBeNull();
});

test('stays where a tile is missing later', async () => {
  draw();
  const { map } = await ask();
  map?.happen('load');
  map?.happen('error');
  expect(mapElement()).not.toBeNull();
});

test('is not waited for forever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  globalThis.localStorage.setItem('tasuki.personal.routeMap', 'Tiles Ltd. (tiles.example)');
  draw();
  comeIntoView();
  await act(async () => vi.advanceTimersByTimeAsync(20_001));
  expect(screen.getByRole('status')).toHaveTextContent('The map isn’t available right now.');
});

test('asks for nothing without a connection, and comes once there is one', async () => {
  isOnline = false;
  draw();
  await ask();
  expect(StillMap.made).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('The map isn’t available right now.');
  isOnline = true;
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
  });
  await act(async () => vi.dynamicImportSettled());
  expect(StillMap.made).toHaveLength(1);
});
