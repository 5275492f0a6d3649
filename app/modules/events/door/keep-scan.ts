import type { ClientActionFunctionArgs } from "@remix-run/react";
import { canReach } from "#app/offline/reach";
import { KEPT_AT } from "#app/platform/form-key";
import { codeIn } from "../ticket-code";
import type { WholeList } from "./door.server";
import type { Scanned } from "./scan.server";

/** What a scan is told that waits on the device. `saved`: no list is open there that knows who it is. */
export type KeptScan = Omit<Scanned, "result"> & { result: Scanned["result"] | "saved"; kept: true };

/**
 * The `clientAction` of a page at a door. What cannot be sent for lack of a network waits on the device; where the list is
 * open there, it says at once who it is and whether they have come before.
 */
export async function keepScan({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
	const copy = request.clone();
	const { pathname } = new URL(request.url);
	if (navigator.onLine && (await canReach())) {
		const answer = await serverAction<unknown>();
		await noteOnList(pathname, answer);
		return answer;
	}
	const form = await copy.formData();
	const intent = form.get("intent");
	if (intent !== "checkIn" && intent !== "checkOut") return Response.json({ needsNetwork: true }, { status: 503 });
	const at = Date.now();
	form.set(KEPT_AT, String(at));
	const known = await knownAt(pathname, form, intent === "checkOut", at);
	if (known.result !== "already" && known.result !== "notIn") {
		const { keepScanToSend } = await import("./scan-queue");
		await keepScanToSend(pathname, [...form.entries()] as [string, string][]);
	}
	return Response.json(known, { status: 503 });
}

/** What the list that is open on the device says of a scan; whoever passes is noted on it. */
async function knownAt(page: string, form: FormData, isExit: boolean, at: number): Promise<KeptScan> {
	const { seal, unseal } = await import("#app/offline/sealed");
	const list = await unseal<WholeList>(page);
	const nobody = { id: null, name: "", at: null, kept: true } as const;
	if (!list) return { ...nobody, result: "saved" };
	const [id, code] = [form.get("registration"), codeIn(String(form.get("code") ?? ""))];
	const person = list.people.find((one) => (id ? one.id === id : one.code === code));
	if (!person) return { ...nobody, result: "invalid" };
	const named = { ...nobody, name: person.name };
	if (person.isInside !== isExit) return { ...named, result: isExit ? "notIn" : "already" };
	person.isInside = !isExit;
	await seal(page, list, list.until);
	return { ...named, at, result: isExit ? "out" : "ok" };
}

/** Has the list that is open on the device know what the server has said. */
async function noteOnList(page: string, answer: unknown): Promise<void> {
	const { id, result } = (answer ?? {}) as Partial<Scanned>;
	if (!id || (result !== "ok" && result !== "out")) return;
	const { seal, unseal } = await import("#app/offline/sealed");
	const list = await unseal<WholeList>(page);
	const person = list?.people.find((one) => one.id === id);
	if (!list || !person) return;
	person.isInside = result === "ok";
	await seal(page, list, list.until);
}
