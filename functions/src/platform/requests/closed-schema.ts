import { ArraySchema, ObjectSchema, type AnyObject } from 'yup';

/**
 * The schema of a request without room for anything that it does not name, at any depth. Yup itself closes
 * the outermost object alone, and what is let through within it may end up in a document.
 */
export function closedSchema<Request extends AnyObject>(
  schema: ObjectSchema<Request>,
): ObjectSchema<Request> {
  return closed(schema) as ObjectSchema<Request>;
}

function closed(schema: unknown): unknown {
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields).map(([name, field]) => [name, closed(field)]);
    return schema
      .shape(Object.fromEntries(fields) as ObjectSchema<AnyObject>['fields'])
      .noUnknown();
  }
  return schema instanceof ArraySchema && schema.innerType
    ? schema.of(closed(schema.innerType) as typeof schema.innerType)
    : schema;
}
