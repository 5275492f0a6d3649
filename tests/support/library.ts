import { factories } from "./factories";
import { type Portal, startPortal } from "./portal";
import { asPerson, type Person, signInAs } from "./sign-in";

export type Library = {
	portal: Portal;
	tenant: { id: string; guid: string };
	other: { id: string; guid: string };
	boss: Person;
	adviser: Person;
	kari: Person;
	ola: Person;
	stranger: Person;
	guest: ReturnType<typeof asPerson>;
};

/** A portal with two organisations that have the file library: in the first an ADMIN, an ADVISOR and two CLIENTs. */
export async function startLibrary(): Promise<Library> {
	const portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("files");
	const tenant = await make.tenant({ name: "Vik" });
	const other = await make.tenant({ name: "Nes" });
	const entry = await make.entry(tenant, module);
	const otherEntry = await make.entry(other, module);
	const join = async (role: "ADMIN" | "ADVISOR" | "CLIENT", firstName: string) => {
		const user = await make.member(tenant, role, { firstName });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	const foreign = await make.member(other, "ADMIN");
	await make.grant(otherEntry, foreign, "ADMIN");
	return {
		...{ portal, tenant, other },
		boss: await join("ADMIN", "Bente"),
		adviser: await join("ADVISOR", "Arne"),
		kari: await join("CLIENT", "Kari"),
		ola: await join("CLIENT", "Ola"),
		stranger: await signInAs(portal, foreign.email),
		guest: asPerson(portal),
	};
}

/** Makes a folder by the call and gives its id. */
export async function folder({ tenant }: Library, person: Person, name: string, parent = ""): Promise<string> {
	const made = await person.call("POST", "/api/media_folder", { tenant_id: tenant.id, name, parent });
	if (made.status !== 201) throw new Error(made.text);
	return made.body.id;
}

/** What a person sees in a folder. */
export async function content({ tenant }: Library, person: Person, of = "", more = "") {
	const answer = await person.call(
		"GET",
		`/api/media?mode=getcontent&tenant_id=${tenant.id}&folder=${of}&user_id=${person.userId}${more}`,
	);
	if (answer.status !== 200) throw new Error(answer.text);
	type Named = { id: string; guid: string; name: string; file_name: string; file_private: boolean };
	return answer.body as { items: Named[]; folders: Named[]; next: string | null };
}
