import type { Scope } from './scopes.ts';

/** A step of an example: what is done in the tool, with the call where there is one. Names in braces are what an earlier step gave. */
export interface AutomationStep {
  text: string;
  call?: { method: 'GET' | 'POST'; path: string; body?: Record<string, string> };
}

interface Automation {
  title: string;
  scopes: readonly Scope[];
  steps: readonly AutomationStep[];
}

/** Worked examples for tools that connect systems, such as Zapier, Make, n8n and Power Automate. */
export const automations: readonly Automation[] = [
  {
    title: 'Nieuwe planning melden in Teams of Slack',
    scopes: ['planning:read'],
    steps: [
      {
        text: 'Begin in het programma met een webhook: ‘Catch Hook’ in Zapier, ‘Custom webhook’ in Make, ‘Webhook’ in n8n, ‘Wanneer een HTTP-aanvraag wordt ontvangen’ in Power Automate. Zet het adres daarvan in Ploegplan bij Webhooks, en kies ‘Planning toegevoegd’.',
      },
      {
        text: 'Vraag de planning op, met data.id van de webhook als id.',
        call: { method: 'GET', path: '/planning/{id}' },
      },
      { text: 'Stuur een bericht met de datum en de tijden uit het antwoord.' },
    ],
  },
  {
    title: 'Goedgekeurde uren elke nacht in een werkblad',
    scopes: ['hours:read', 'employees:read'],
    steps: [
      {
        text: 'Laat het programma elke nacht beginnen, en vraag de weken op die er zijn of veranderden. Laat de cursor de eerste keer leeg. Is more waar, vraag dan meteen de volgende bladzijde.',
        call: { method: 'GET', path: '/hours/changes?cursor={cursor}' },
      },
      {
        text: 'Vraag de namen bij de nummers van de werknemers op.',
        call: { method: 'GET', path: '/employees' },
      },
      {
        text: 'Zet van elke week met approvedAt de lines in het werkblad, in de plaats van wat er van die werknemer en maandag al staat. Bewaar cursor voor de volgende nacht.',
      },
    ],
  },
  {
    title: 'Een formulier maakt een klant met een project',
    scopes: ['clients:write', 'projects:write'],
    steps: [
      {
        text: 'Begin met het formulier of het CRM, en maak de klant.',
        call: {
          method: 'POST',
          path: '/clients',
          body: { name: '{naam}', email: '{e-mail}', phonenumber: '{telefoon}' },
        },
      },
      {
        text: 'Maak het project, met id uit het antwoord als client.',
        call: { method: 'POST', path: '/projects', body: { title: '{titel}', client: '{id}' } },
      },
    ],
  },
];
