import { ownDetails } from "#app/directory/own-details";
import type { NounFields } from "#app/lists/fields/noun-field";

const later = { show: "later", exported: true } as const;
/** Calls answer with it, and the history tells of it. */
const kept = { given: true, inHistory: true } as const;

/** All that is known of a member's fields: what they hold, and where they show. */
export const memberFields = {
	email: {
		kind: "email",
		required: true,
		label: "users:members.email",
		list: { sortable: true, ...later },
		imported: {
			aliases: [
				...["e-mail", "email", "mail", "e-post", "epost", "e-postadresse", "имейл", "e-posta", "eposta"],
				...["correo", "correo electrónico", "adresă e-mail", "posta elettronica", "e-mail-adresse"],
				...["ηλεκτρονικό ταχυδρομείο", "ηλ. ταχυδρομείο"],
			],
			sample: "kari.nordmann@example.com",
		},
		...kept,
	},
	/** In the list both are one: the name. */
	firstName: {
		...ownDetails.firstName,
		label: "users:members.name",
		imported: {
			aliases: [
				...["first name", "given name", "fornavn", "име", "собствено име", "ad", "isim", "nombre", "prenume"],
				...["nome", "vorname", "όνομα"],
			],
			sample: "Kari",
		},
		...kept,
	},
	lastName: {
		...ownDetails.lastName,
		label: "users:members.name",
		imported: {
			aliases: [
				...["last name", "surname", "family name", "etternavn", "фамилия", "soyad", "soyadı", "apellido"],
				...["apellidos", "nume", "nume de familie", "cognome", "nachname", "familienname", "efternavn"],
				...["επώνυμο"],
			],
			sample: "Nordmann",
		},
		...kept,
	},
	phone: {
		...ownDetails.phone,
		label: "users:member.phone",
		list: { editable: true, ...later, after: "jobPosition" },
		imported: {
			aliases: [
				...["phone", "mobile", "telephone", "telefon", "tlf", "mobil", "телефон", "telefon numarası"],
				...["teléfono", "móvil", "telefono", "cellulare", "telefonnummer", "τηλέφωνο", "κινητό"],
			],
			sample: "+47 900 00 000",
		},
		...kept,
	},
	jobPosition: {
		...ownDetails.jobPosition,
		label: "users:member.jobPosition",
		list: { editable: true, ...later, after: "status" },
		imported: {
			aliases: [
				...["job title", "position", "title", "stilling", "tittel", "длъжност", "позиция", "görev", "unvan"],
				...["cargo", "puesto", "funcție", "post", "mansione", "ruolo aziendale", "stelle", "stellung"],
				...["funktion", "θέση", "θέση εργασίας"],
			],
			sample: "Rådgiver",
		},
		...kept,
	},
	role: {
		kind: "choice",
		choices: { CLIENT: "modules:roles.CLIENT", ADVISOR: "modules:roles.ADVISOR", ADMIN: "modules:roles.ADMIN" },
		label: "users:members.role",
		list: { filterable: true, exported: true },
		imported: {
			aliases: ["role", "rolle", "роля", "rol", "ruolo", "ρόλος"],
			sample: "ADVISOR",
		},
		inHistory: true,
	},
	/** The roles in modules. */
	modules: {
		kind: "own",
		label: "users:members.modules",
		list: { kind: "choice", filterable: true, exported: true },
		imported: {
			aliases: ["modules", "moduler", "модули", "modüller", "módulos", "module", "moduli", "ενότητες"],
			sample: "CRM: ADVISOR",
		},
	},
} as const satisfies NounFields;
