import { join } from 'node:path';
import type {
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import { callableSchemas } from '@tasuki/domain/callables';
import { repositoryRoot } from '../../repository-root.ts';
import type { ContractShapes, RequestShape, ResponseShape } from './shape.ts';

/** Deeper than any answer. */
const DEPTH_MAXIMUM = 12;

/** Reads what every callable takes from its schema, and what it answers from its type. */
export function readShapes(): ContractShapes {
  const compiler = new API({ cwd: repositoryRoot });
  try {
    const project = compiler
      .updateSnapshot({ openProjects: [join(repositoryRoot, 'domain', 'tsconfig.json')] })
      .getProjects()[0];
    const file = project?.program.getSourceFile(join(repositoryRoot, 'domain', 'callables.ts'));
    const module = file && project?.checker.getSymbolAtLocation(file);
    if (!project || !module) throw new Error('The compiler does not know domain/callables.ts');
    const { checker } = project;
    const typeOf = (name: string) => {
      const symbol = checker.getExportsOfModule(module).find((one) => one.name === name);
      if (!symbol) throw new Error(`domain/callables.ts exports no ${name}`);
      return checker.getDeclaredTypeOfSymbol(symbol);
    };
    const [callables, streams] = [typeOf('Callables'), typeOf('CallableStreams')];
    return Object.fromEntries(
      Object.entries(callableSchemas)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, schema]) => {
          const call = memberOf(checker, callables, name);
          const stream = memberOf(checker, streams, name);
          const response = call && memberOf(checker, call, 'response');
          if (!response) throw new Error(`${name} has no type of its response`);
          return [
            name,
            {
              request: requestShape(schema.describe()),
              response: responseShape(checker, response),
              ...(stream && { stream: responseShape(checker, stream) }),
            },
          ];
        }),
    );
  } finally {
    compiler.close();
  }
}

function memberOf(checker: Checker, type: Type, name: string): Type | undefined {
  const symbol = checker.getPropertyOfType(type, name);
  return symbol && checker.getTypeOfSymbol(symbol);
}

function responseShape(checker: Checker, type: Type, depth = 0): ResponseShape {
  if (depth > DEPTH_MAXIMUM) throw new Error('An answer of a callable has no end');
  const shapeOf = (part: Type) => responseShape(checker, part, depth + 1);
  if (type.isUnionType()) return anyOf(type.getTypes().map(shapeOf));
  if (type.isStringLiteralType()) return JSON.stringify(type.value);
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [item] = checker.getTypeArguments(type);
    return { listOf: item ? shapeOf(item) : 'unknown' };
  }
  const properties = type.isObjectType() ? checker.getPropertiesOfType(type) : [];
  if (properties.length === 0) return checker.typeToString(type);
  const fields: Record<string, ResponseShape> = {};
  const optional: string[] = [];
  for (const property of properties.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const propertyType = checker.getTypeOfSymbol(property);
    if (!propertyType) throw new Error(`${property.name} has no type`);
    const shape = shapeOf(propertyType);
    const present = withoutUndefined(shape);
    if (present !== shape) optional.push(property.name);
    fields[property.name] = present;
  }
  return optional.length > 0 ? { fields, optional } : { fields };
}

/** Sorted, so that the same type is always written alike. */
function anyOf(shapes: readonly ResponseShape[]): ResponseShape {
  const unique = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).entries()];
  const sorted = unique.toSorted(([a], [b]) => a.localeCompare(b)).map(([, shape]) => shape);
  const [only] = sorted;
  return sorted.length === 1 && only !== undefined ? only : { anyOf: sorted };
}

function withoutUndefined(shape: ResponseShape): ResponseShape {
  if (typeof shape !== 'object' || !('anyOf' in shape)) return shape;
  const present = shape.anyOf.filter((one) => one !== 'undefined');
  return present.length === shape.anyOf.length ? shape : anyOf(present);
}

/** The parts of a description, whatever it describes. */
type Description = SchemaFieldDescription &
  Partial<SchemaObjectDescription & SchemaInnerTypeDescription>;

/** The values that a schema accepts, of a request or of a document. */
export function requestShape(given: SchemaFieldDescription): RequestShape {
  const {
    type,
    optional,
    nullable,
    oneOf = [],
    tests = [],
    fields,
    innerType,
  } = given as Description;
  const items = Array.isArray(innerType) ? innerType[0] : innerType;
  const checks = Object.fromEntries(
    tests
      .filter(({ name }) => name !== undefined)
      .map(({ name = '', params }): [string, string] => [name, limitOf(params)])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
  return {
    type,
    ...(optional === true && { isOptional: true }),
    ...(nullable === true && { isNullable: true }),
    ...(oneOf.length > 0 && { values: oneOf }),
    ...(Object.keys(checks).length > 0 && { checks }),
    ...(items && { items: requestShape(items) }),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([name, field]) => [name, requestShape(field)]),
      ),
    }),
  };
}

/** The value with which a check compares, e.g. '20' or '/^a/u'. */
function limitOf(params: Readonly<Record<string, unknown>> | undefined): string {
  const compared = Object.entries(params ?? {}).filter(
    ([, value]) =>
      ['number', 'string', 'boolean'].includes(typeof value) || value instanceof RegExp,
  );
  return compared
    .filter(([name]) => !['path', 'label', 'spec'].includes(name))
    .map(([, value]) => String(value))
    .join(' ');
}
