/** A form in the trash, as a list names it; `about`: what it belongs to. */
export type TrashedForm = { id: string; title: string; about?: string; replies: number; deletedAt: number };
