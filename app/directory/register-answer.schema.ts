import * as z from "zod";

/** What is missing or of another kind in the register's answer is left out; the rest of the answer still counts. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const text = maybe(z.string());
const flag = maybe(z.boolean());
const coded = maybe(z.object({ kode: text, beskrivelse: text }));
const address = maybe(
	z.object({
		adresse: maybe(z.array(z.string().nullable().catch(null))),
		postnummer: text,
		poststed: text,
		kommunenummer: text,
		kommune: text,
	}),
);

/** A unit as the open register gives it: `/enheter/{orgnr}`. */
export const RegisterUnit = z.object({
	organisasjonsnummer: z.string().regex(/^\d{9}$/),
	navn: z.string().min(1),
	organisasjonsform: coded,
	forretningsadresse: address,
	postadresse: address,
	naeringskode1: coded,
	antallAnsatte: maybe(z.number().int().min(0)),
	hjemmeside: text,
	epostadresse: text,
	telefon: text,
	mobil: text,
	konkurs: flag,
	underAvvikling: flag,
	underTvangsavviklingEllerTvangsopplosning: flag,
	slettedato: text,
});
export type RegisterUnit = z.output<typeof RegisterUnit>;

/** `/enheter?navn=…`; a unit that cannot be read is left out. */
export const RegisterHits = z.object({
	_embedded: maybe(z.object({ enheter: z.array(RegisterUnit.nullable().catch(null)) })),
});

const person = maybe(z.object({ navn: maybe(z.object({ fornavn: text, mellomnavn: text, etternavn: text })) }));
const role = z.object({ person, fratraadt: flag, avregistrert: flag });

/** `/enheter/{orgnr}/roller`. */
export const RegisterRoles = z.object({
	rollegrupper: maybe(z.array(z.object({ type: coded, roller: maybe(z.array(role)) }))),
});
