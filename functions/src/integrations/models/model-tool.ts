import type { JSONSchema7, Tool } from 'ai';

/** What a model puts into a tool: nothing about it is certain. */
export type ToolInput = Readonly<Record<string, unknown>>;

/**
 * A tool that a model may use.
 *
 * @param schema describes to the model what to put in; what comes is not checked by it
 * @param execute must not throw: a model would read the error's own words
 */
export async function modelTool(
  description: string,
  schema: JSONSchema7,
  execute: (input: ToolInput) => unknown,
): Promise<Tool> {
  const { tool, jsonSchema } = await import('ai');
  return tool({
    description,
    inputSchema: jsonSchema<unknown>(schema),
    execute: (input) => execute(isInput(input) ? input : {}),
  });
}

function isInput(input: unknown): input is ToolInput {
  return typeof input === 'object' && input !== null;
}
