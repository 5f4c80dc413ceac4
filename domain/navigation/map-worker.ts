/**
 * The Trusted Types policy that lets the file of the map's worker through, and nothing else. It is the
 * browser's default one, since the library starts its worker by a text.
 */
export const MAP_WORKER_POLICY = 'default';
