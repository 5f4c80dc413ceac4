import {
  useCallback,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
} from 'react';

interface GrowingTextAreaProps extends ComponentProps<'textarea'> {
  minRows?: number | undefined;
  maxRows?: number | undefined;
}

function growsByItself(): boolean {
  return 'CSS' in globalThis && globalThis.CSS.supports('field-sizing', 'content');
}

function linesHigh(rows: number | undefined): string | undefined {
  return rows === undefined ? undefined : `${rows}lh`;
}

/**
 * Stands in the bundle for MUI's text area that grows with its text. MUI measures a hidden copy as soon as the page
 * shows one, for which a phone lays out the whole page twice. Browsers of today let it grow by themselves; in others
 * it is measured once there is text in it.
 */
export default function GrowingTextArea(props: GrowingTextAreaProps): ReactElement {
  const { minRows = 1, maxRows, style, ref, ...rest } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const text = rest.value ?? rest.defaultValue ?? '';
  useLayoutEffect(() => {
    const area = own.current;
    if (!area || growsByItself()) return;
    area.style.height = '';
    if (text !== '') area.style.height = `${area.scrollHeight}px`;
  }, [text]);
  // The same one at each drawing: a form takes another one for another field.
  const setArea = useCallback(
    (area: HTMLTextAreaElement | null) => {
      own.current = area;
      if (typeof ref === 'function') return ref(area);
      if (ref) ref.current = area;
      return undefined;
    },
    [ref],
  );
  return (
    <textarea
      {...rest}
      rows={minRows}
      ref={setArea}
      style={{
        ...style,
        fieldSizing: 'content',
        minHeight: linesHigh(minRows),
        maxHeight: linesHigh(maxRows),
      }}
    />
  );
}
