import { POINT_RUN } from './split-points.ts';
import { elementsIn, numberOf, type XmlElement } from './xml-tree.ts';
import type { XmlRecording } from './read-xml.ts';

/** The points directly inside `element`, parsed; damaged ones are left out. */
export function pointsIn(xml: XmlRecording, element: XmlElement): XmlElement[] {
  return elementsIn(element, POINT_RUN)
    .flatMap((run) => xml.points(numberOf(run, '@from'), numberOf(run, '@to')))
    .filter((point) => point !== null);
}
