/**
 * The parameters of CreateMessage as Twilio publishes them: twilio/twilio-oai, spec/json/twilio_api_v2010.json, 2026-04-14.
 */
export const createMessage: {
  required: string[]
  properties: Record<string, { type?: string; format?: string; pattern?: string }>
} = {
  required: ['To'],
  properties: {
    To: { type: 'string', format: 'phone-number' },
    StatusCallback: { type: 'string', format: 'uri' },
    ApplicationSid: { type: 'string', pattern: '^AP[0-9a-fA-F]{32}$' },
    MaxPrice: { type: 'number' },
    ProvideFeedback: { type: 'boolean' },
    Attempt: { type: 'integer' },
    ValidityPeriod: { type: 'integer' },
    ForceDelivery: { type: 'boolean' },
    ContentRetention: {},
    AddressRetention: {},
    SmartEncoded: { type: 'boolean' },
    PersistentAction: { type: 'array' },
    TrafficType: {},
    ShortenUrls: { type: 'boolean' },
    ScheduleType: {},
    SendAt: { type: 'string', format: 'date-time' },
    SendAsMms: { type: 'boolean' },
    ContentVariables: { type: 'string' },
    RiskCheck: {},
    From: { type: 'string', format: 'phone-number' },
    FallbackFrom: { type: 'string', format: 'phone-number' },
    MessagingServiceSid: { type: 'string', pattern: '^MG[0-9a-fA-F]{32}$' },
    Body: { type: 'string' },
    MediaUrl: { type: 'array' },
    ContentSid: { type: 'string', pattern: '^HX[0-9a-fA-F]{32}$' },
  },
}
