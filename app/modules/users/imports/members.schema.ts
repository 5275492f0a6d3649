import * as z from "zod";
import { ProfileInput } from "#app/directory/profile.schema";
import type { ImportField } from "#app/lists/import/import-kind";
import { text } from "#app/platform/text.schema";

const { firstName, lastName, phone, jobPosition } = ProfileInput.shape;

/** "Users: Administrator, CRM: Advisor" as pairs; what they mean the tenant's modules say. */
const modules = text(1000).transform((written, ctx) =>
	written
		.split(/[,;\n]/)
		.map((pair) => pair.trim())
		.filter(Boolean)
		.map((pair) => {
			const [module, role, ...more] = pair.split(":").map((part) => part.trim());
			if (module && role && more.length === 0) return { module, role };
			ctx.addIssue({ code: "custom", message: "imports:problem.moduleRole", input: written });
			return z.NEVER;
		}),
);

/** The columns of a file of members. */
export const memberFields: ImportField[] = [
	{
		key: "email",
		label: "imports:field.email",
		schema: z.string().trim().toLowerCase().pipe(z.email("email").max(254, "email")),
		required: true,
		aliases: [
			...["e-mail", "email", "mail", "e-post", "epost", "e-postadresse", "имейл", "e-posta", "eposta", "correo"],
			...[
				"correo electrónico",
				"adresă e-mail",
				"posta elettronica",
				"e-mail-adresse",
				"ηλεκτρονικό ταχυδρομείο",
				"ηλ. ταχυδρομείο",
			],
		],
		sample: "kari.nordmann@example.com",
	},
	{
		key: "firstName",
		label: "imports:field.firstName",
		schema: firstName.unwrap(),
		aliases: [
			...["first name", "given name", "fornavn", "име", "собствено име", "ad", "isim", "nombre", "prenume"],
			...["nome", "vorname", "όνομα"],
		],
		sample: "Kari",
	},
	{
		key: "lastName",
		label: "imports:field.lastName",
		schema: lastName.unwrap(),
		aliases: [
			...["last name", "surname", "family name", "etternavn", "фамилия", "soyad", "soyadı", "apellido", "apellidos"],
			...["nume", "nume de familie", "cognome", "nachname", "familienname", "efternavn", "επώνυμο"],
		],
		sample: "Nordmann",
	},
	{
		key: "phone",
		label: "imports:field.phone",
		schema: phone.unwrap(),
		aliases: [
			...[
				"phone",
				"mobile",
				"telephone",
				"telefon",
				"tlf",
				"mobil",
				"телефон",
				"telefon numarası",
				"teléfono",
				"móvil",
			],
			...["telefono", "cellulare", "telefonnummer", "τηλέφωνο", "κινητό"],
		],
		sample: "+47 900 00 000",
	},
	{
		key: "jobPosition",
		label: "imports:field.jobPosition",
		schema: jobPosition.unwrap(),
		aliases: [
			...[
				"job title",
				"position",
				"title",
				"stilling",
				"tittel",
				"длъжност",
				"позиция",
				"görev",
				"unvan",
				"cargo",
				"puesto",
			],
			...["funcție", "post", "mansione", "ruolo aziendale", "stelle", "stellung", "funktion", "θέση", "θέση εργασίας"],
		],
		sample: "Rådgiver",
	},
	{
		key: "role",
		label: "imports:field.role",
		schema: text(60),
		aliases: ["role", "rolle", "роля", "rol", "ruolo", "ρόλος"],
		sample: "ADVISOR",
	},
	{
		key: "modules",
		label: "imports:field.modules",
		schema: modules,
		aliases: ["modules", "moduler", "модули", "modüller", "módulos", "module", "moduli", "ενότητες"],
		sample: "CRM: ADVISOR",
	},
];
