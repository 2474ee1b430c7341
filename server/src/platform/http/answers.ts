import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv, { mode: 'fast' });

/**
 * Checks each answer against the contract before it leaves, so that a field too many or too few is found here and not by a
 * screen. The schema is compiled from its JSON form: on the 3,000 items of a busy week that takes a fifth of the time that
 * zod takes.
 */
export const answerCompiler: FastifySerializerCompiler<z.ZodMiniType> = ({ schema, url }) => {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'output',
    // A format is checked faster than the pattern that zod puts beside it.
    override: ({ jsonSchema: part }) => {
      if (part.format) delete part.pattern;
    },
  });
  const fits = ajv.compile(jsonSchema);
  return (answer) => {
    if (fits(answer)) return JSON.stringify(answer);
    const faults = ajv.errorsText(fits.errors, { dataVar: 'answer' });
    throw new Error(`The answer of ${url} does not fit the contract: ${faults}`);
  };
};
