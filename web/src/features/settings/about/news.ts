export const news: readonly [title: string, text: string][] = [
  [
    'Alles zelf in te stellen.',
    'Naam, logo, kleur, werkweek, pauzes en feestdagen wijzig je bij Instellingen.',
  ],
  [
    'Uren goedkeuren.',
    'Controleer een week, keur hem goed en druk de weekstaat of het mandagenregister af.',
  ],
  ['Verlof met saldo.', 'De ploeg vraagt verlof aan op de telefoon; de verlofkaart telt mee.'],
  ['Documenten die verlopen.', 'Keuringen en certificaten melden zich op tijd op het overzicht.'],
  ['Tijdslijn.', 'Versleep begin en einde, en zie hoeveel mensen je per week nodig hebt.'],
];
