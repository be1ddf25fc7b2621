import { CONSENT_ENDPOINT } from './consent-target.ts'

/** The consent endpoint as an OpenAPI path, to stand beside those of the forms. */
export const CONSENT_PATH = {
  [CONSENT_ENDPOINT]: {
    post: {
      operationId: 'log-consent',
      summary: 'A visitor’s choice about cookies',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['consent', 'timestamp'],
              properties: {
                consent: { type: 'string', enum: ['accepted', 'declined'] },
                timestamp: { type: 'string', format: 'date-time' },
              },
            },
          },
        },
      },
      responses: { '204': { description: 'Noted' }, '422': { description: 'Not a choice and a time' } },
    },
  },
} as const
