import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import GrowingTextArea from './growing-text-area.tsx';

const measured = vi.fn(() => 90);

beforeEach(() => {
  measured.mockClear();
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(measured);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function browserThatGrowsTextAreas(isOne: boolean): void {
  vi.stubGlobal('CSS', { supports: () => isOne });
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('leaves its height to a browser that knows how', () => {
  browserThatGrowsTextAreas(true);
  render(<GrowingTextArea value="a long note" minRows={3} maxRows={8} readOnly />);
  expect(measured).not.toHaveBeenCalled();
  expect(area().style.minHeight).toBe('3lh');
  expect(area().style.maxHeight).toBe('8lh');
});

it('is measured elsewhere, once there is text in it', () => {
  browserThatGrowsTextAreas(false);
  const { rerender } = render(<GrowingTextArea value="" minRows={3} readOnly />);
  expect(measured).not.toHaveBeenCalled();
  rerender(<GrowingTextArea value="a note" minRows={3} readOnly />);
  expect(area().style.height).toBe('90px');
  rerender(<GrowingTextArea value="" minRows={3} readOnly />);
  expect(area().style.height).toBe('');
});

it('hands on what is written, and itself', () => {
  const onChange = vi.fn();
  const ref = { current: null as HTMLTextAreaElement | null };
  render(<GrowingTextArea value="" onChange={onChange} ref={ref} />);
  fireEvent.change(area(), { target: { value: 'a' } });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(ref.current).toBe(area());
});
