import type { ContractShapes, DocumentShapes, RequestShape, ResponseShape } from './shape.ts';

/**
 * The breaks for browsers of an earlier release with the current functions. They are each function
 * that is gone, each request that would be refused and each answer that could not be read.
 *
 * @param before the shapes for which open browsers were built
 * @returns sentences; none = browsers of that release go on working
 */
export function contractBreaks(before: ContractShapes, now: ContractShapes): string[] {
  return Object.entries(before).flatMap(([name, old]) => {
    const current = now[name];
    if (!current) return [`${name} is gone`];
    return [
      ...requestBreaks(old.request, current.request, `${name} takes`),
      ...responseBreaks(old.response, current.response, `${name} answers`),
      ...(old.stream === undefined
        ? []
        : current.stream === undefined
          ? [`${name} sends nothing before it answers`]
          : responseBreaks(old.stream, current.stream, `${name} sends`)),
    ];
  });
}

/**
 * The writes without a function that browsers of an earlier release could no longer make, and the
 * fields that they would miss in documents.
 *
 * @param before the shapes for which open browsers were built
 * @returns sentences; none = browsers of that release go on working
 */
export function documentBreaks(before: DocumentShapes, now: DocumentShapes): string[] {
  return [
    ...Object.entries(before.written).flatMap(([name, old]) => {
      const current = now.written[name];
      return current ? requestBreaks(old, current, `${name} takes`) : [`${name} is gone`];
    }),
    ...Object.entries(before.read).flatMap(([name, fields]) =>
      Object.entries(fields).flatMap(([field, kind]) => {
        const current = now.read[name]?.[field] ?? 'nothing';
        // A field that could be missing may always be there.
        const isAsGood = current === kind || `${current}?` === kind;
        return isAsGood ? [] : [`${name} has ${current} in ${field}, in place of ${kind}`];
      }),
    ),
  ];
}

/** Breaks of a request: what was accepted must still be accepted. */
function requestBreaks(old: RequestShape, now: RequestShape, where: string): string[] {
  const breaks: string[] = [];
  const say = (what: string) => breaks.push(`${where} ${what}`);
  if (old.type !== now.type && now.type !== 'mixed') say(`${now.type} in place of ${old.type}`);
  if (old.isOptional && !now.isOptional) say('no request without it');
  if (old.isNullable && !now.isNullable) say('no null');
  if (now.values && !isEachIn(old.values, now.values)) say('fewer values');
  for (const [check, limit] of Object.entries(now.checks ?? {})) {
    if (!isAsLoose(check, old.checks?.[check], limit)) say(`less: ${check} ${limit}`);
  }
  if (old.items && now.items) breaks.push(...requestBreaks(old.items, now.items, `${where} items`));
  for (const [name, field] of Object.entries(old.fields ?? {})) {
    const current = now.fields?.[name];
    // A field that is not known is refused.
    if (current) breaks.push(...requestBreaks(field, current, `${where} ${name}:`));
    else say(`${name} no more`);
  }
  for (const [name, field] of Object.entries(now.fields ?? {})) {
    if (!old.fields?.[name] && !field.isOptional) say(`nothing without the new ${name}`);
  }
  return breaks;
}

function isEachIn(old: readonly unknown[] | undefined, now: readonly unknown[]): boolean {
  return old?.every((value) => now.includes(value)) ?? false;
}

/** A limit may be widened; any other check stays as it was. */
function isAsLoose(check: string, old: string | undefined, now: string): boolean {
  if (old === undefined) return false;
  if (check === 'max') return Number(now) >= Number(old);
  if (check === 'min') return Number(now) <= Number(old);
  return old === now;
}

/** Breaks of a response: it must have all former fields; more fields harm nobody. */
function responseBreaks(old: ResponseShape, now: ResponseShape, where: string): string[] {
  const possible = alternatives(old);
  return alternatives(now).flatMap((one) => {
    const found = possible.map((before) => singleBreaks(before, one, where));
    const closest = found.toSorted((a, b) => a.length - b.length)[0];
    return closest ?? [`${where} something where nothing was`];
  });
}

function singleBreaks(old: ResponseShape, now: ResponseShape, where: string): string[] {
  if (old === 'unknown' || isSame(old, now)) return [];
  if (typeof old === 'object' && typeof now === 'object') {
    if ('listOf' in old && 'listOf' in now) {
      return responseBreaks(old.listOf, now.listOf, `${where} items:`);
    }
    if ('fields' in old && 'fields' in now) return fieldBreaks(old, now, where);
  }
  return [`${where} ${JSON.stringify(now)}, which was not possible before`];
}

type FieldsShape = Extract<ResponseShape, { fields: unknown }>;

function fieldBreaks(old: FieldsShape, now: FieldsShape, where: string): string[] {
  return Object.entries(old.fields).flatMap(([name, field]) => {
    const current = now.fields[name];
    const wasOptional = old.optional?.includes(name) ?? false;
    if (current === undefined) return wasOptional ? [] : [`${where} no ${name}`];
    const isOptional = now.optional?.includes(name) ?? false;
    return [
      ...(isOptional && !wasOptional ? [`${where} ${name} not always`] : []),
      ...responseBreaks(field, current, `${where} ${name}:`),
    ];
  });
}

function alternatives(shape: ResponseShape): readonly ResponseShape[] {
  return typeof shape === 'object' && 'anyOf' in shape ? shape.anyOf : [shape];
}

/** One text is a text. */
function isSame(old: ResponseShape, now: ResponseShape): boolean {
  if (typeof old !== 'string' || typeof now !== 'string') return false;
  return old === now || (old === 'string' && now.startsWith('"'));
}
