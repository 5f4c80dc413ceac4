import { describe, expect, it } from 'vitest';
import { contractBreaks, documentBreaks } from './contract-breaks.ts';
import type { RequestShape, ResponseShape } from './shape.ts';

const REQUEST: RequestShape = {
  type: 'object',
  fields: {
    id: { type: 'string', checks: { max: '20', matches: '/a/' } },
    action: { type: 'string', values: ['cancel', 'resume'] },
    note: { type: 'string', isOptional: true, isNullable: true },
  },
};
const RESPONSE = {
  fields: {
    state: { anyOf: ['"open"', '"done"'] },
    text: 'string',
    rows: { listOf: { fields: { count: 'number' } } },
    hint: 'string',
  },
  optional: ['hint'],
} satisfies ResponseShape;

function breaks(request: RequestShape, response: ResponseShape): string[] {
  const before = { act: { request: REQUEST, response: RESPONSE } };
  return contractBreaks(before, { act: { request, response } });
}

function withField(name: string, field: RequestShape): RequestShape {
  return { ...REQUEST, fields: { ...REQUEST.fields, [name]: field } };
}

function answering(name: string, field: ResponseShape) {
  return { ...RESPONSE, fields: { ...RESPONSE.fields, [name]: field } };
}

describe('what an open browser of the release before can go on with', () => {
  it.each<[string, RequestShape, ResponseShape]>([
    ['nothing has changed', REQUEST, RESPONSE],
    ['a field more may be sent', withField('more', { type: 'string', isOptional: true }), RESPONSE],
    [
      'a limit is wider',
      withField('id', { type: 'string', checks: { max: '30', matches: '/a/' } }),
      RESPONSE,
    ],
    [
      'one more action is taken',
      withField('action', { type: 'string', values: ['cancel', 'resume', 'end'] }),
      RESPONSE,
    ],
    ['a check is gone', withField('id', { type: 'string' }), RESPONSE],
    ['more is answered', REQUEST, answering('more', 'string')],
    ['a state does not come any more', REQUEST, answering('state', '"done"')],
    ['a text is always the same', REQUEST, answering('text', '"yes"')],
  ])('%s', (_, request, response) => {
    expect(breaks(request, response)).toEqual([]);
  });

  it.each<[string, RequestShape, ResponseShape]>([
    ['a new field must be sent', withField('more', { type: 'string' }), RESPONSE],
    [
      'a field is refused',
      { ...REQUEST, fields: { id: REQUEST.fields?.['id'] ?? REQUEST } },
      RESPONSE,
    ],
    [
      'a limit is narrower',
      withField('id', { type: 'string', checks: { max: '10', matches: '/a/' } }),
      RESPONSE,
    ],
    [
      'another pattern holds',
      withField('id', { type: 'string', checks: { max: '20', matches: '/b/' } }),
      RESPONSE,
    ],
    [
      'a check is new',
      withField('note', {
        type: 'string',
        isOptional: true,
        isNullable: true,
        checks: { min: '1' },
      }),
      RESPONSE,
    ],
    ['an action is gone', withField('action', { type: 'string', values: ['cancel'] }), RESPONSE],
    ['only some values are taken', withField('id', { type: 'string', values: ['a'] }), RESPONSE],
    ['another type is taken', withField('id', { type: 'number' }), RESPONSE],
    [
      'what could be left out must come',
      withField('note', { type: 'string', isNullable: true }),
      RESPONSE,
    ],
    ['null is refused', withField('note', { type: 'string', isOptional: true }), RESPONSE],
    [
      'an answer has a state that nobody knew',
      REQUEST,
      answering('state', { anyOf: ['"open"', '"lost"'] }),
    ],
    ['an answer lacks a field', REQUEST, { fields: { state: '"done"', text: 'string' } }],
    [
      'an answer may lack a field',
      REQUEST,
      { ...answering('text', 'string'), optional: ['hint', 'text'] },
    ],
    ['a field is null at times', REQUEST, answering('text', { anyOf: ['string', 'null'] })],
    [
      'rows are other ones',
      REQUEST,
      answering('rows', { listOf: { fields: { count: 'string' } } }),
    ],
    ['a list is none', REQUEST, answering('rows', 'string')],
  ])('fails where %s', (_, request, response) => {
    expect(breaks(request, response).length).toBeGreaterThan(0);
  });

  it('fails where a function is gone, or sends nothing any more', () => {
    const streaming = { act: { request: REQUEST, response: RESPONSE, stream: 'string' } };
    expect(contractBreaks(streaming, {})).toEqual(['act is gone']);
    expect(
      contractBreaks(streaming, { act: { request: REQUEST, response: RESPONSE } }),
    ).toHaveLength(1);
  });
});

describe('what an open browser writes past the functions, and reads', () => {
  const before = {
    written: { noteSchema: REQUEST },
    read: { ROW_SHAPE: { at: 'date', note: 'string?' } },
  };

  it.each([
    ['nothing has changed', before],
    [
      'more may be written, and is read',
      {
        written: { noteSchema: withField('more', { type: 'string', isOptional: true }) },
        read: { ROW_SHAPE: { at: 'date', note: 'string?', more: 'number' } },
      },
    ],
    [
      'what could be missing is always there',
      { ...before, read: { ROW_SHAPE: { at: 'date', note: 'string' } } },
    ],
  ])('goes on where %s', (_, now) => {
    expect(documentBreaks(before, now)).toEqual([]);
  });

  it.each([
    [
      'a limit is narrower',
      {
        ...before,
        written: { noteSchema: withField('id', { type: 'string', checks: { max: '10' } }) },
      },
      'noteSchema takes id: less: max 10',
    ],
    ['nothing is taken any more', { ...before, written: {} }, 'noteSchema is gone'],
    [
      'a field may be missing',
      { ...before, read: { ROW_SHAPE: { at: 'date?', note: 'string?' } } },
      'ROW_SHAPE has date? in at, in place of date',
    ],
    [
      'a field has another kind',
      { ...before, read: { ROW_SHAPE: { at: 'number', note: 'string?' } } },
      'ROW_SHAPE has number in at, in place of date',
    ],
    [
      'a field is gone',
      { ...before, read: { ROW_SHAPE: { note: 'string?' } } },
      'ROW_SHAPE has nothing in at, in place of date',
    ],
  ])('fails where %s', (_, now, sentence) => {
    expect(documentBreaks(before, now)).toEqual([sentence]);
  });
});
