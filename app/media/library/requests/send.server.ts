import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import type { IncomingFile } from "#app/platform/incoming.server";
import { MINUTE } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { invalid, notFound, Problem } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse } from "#app/platform/throttle.server";
import { HONEYPOT } from "#app/ui/honeypot-field";
import { fileDeliveries } from "#db/schema/media";
import { isUnlocked, noteUse, unlock } from "../link.server";
import { linkPath } from "../shares.server";
import type { LinkPassword } from "../sharing.schema";
import { isOfType } from "../sniff";
import { nameFor } from "../upload/plan.server";
import { assertFits } from "../usage.server";
import { type Delivery, mostFiles, type OpenRequest, openRequest } from "./open-request.server";
import { beginDelivery, receiveFile } from "./receive.server";
import { beginGuestFile, finishGuestFile, putGuestPart } from "./receive-parts.server";
import type {
	FileBegun,
	FileEnded,
	PlainSending,
	SendingBegun,
	SendingRef,
	SentFile,
	SentPart,
} from "./request.schema";

/** Sendings, and files, that one network has. */
const SENDINGS = { limit: 60, window: 15 * MINUTE };
const FILES = { limit: 1000, window: 15 * MINUTE };

/** What everybody sees of a request who has its link. */
async function knownOf({ sender, link }: OpenRequest, request: Request, context: RequestContext) {
	const language = await languageOfPage(request, context);
	const t = await translator(language);
	const { name: organisation } = sender.tenant;
	const heading = link.label || t("sendFiles:heading", { organisation });
	const brand = tenantBrand(sender.tenant);
	return { organisation, brand, language, heading, expiresAt: link.expiresAt, title: `${heading} – ${organisation}` };
}

/** The page of a request: what it asks for, and what it takes; nothing but that it is locked where it is. */
export async function showOpenRequest({ request, context, params }: LoaderFunctionArgs) {
	const found = await openRequest(context, params.token ?? "");
	const known = await knownOf(found, request, context);
	if (!(await isUnlocked(request, found.link))) return { ...known, heading: "", title: known.organisation, ask: null };
	const { sender, link, terms, limits } = found;
	context.waitUntil(noteUse(sender, link, "views"));
	const { asksName, asksEmail, instructions, kinds } = terms;
	const ask = {
		...{ asksName, asksEmail, instructions, mostFiles: mostFiles(terms), maxSize: limits.rules.maxSize },
		extensions: limits.rules.extensions,
		/** Whether it takes less than what people usually send. */
		isNarrow: kinds !== null,
		sendTo: `${linkPath(params.token ?? "", link.rights)}/send?lang=${known.language}`,
	};
	return { ...known, ask };
}

export async function unlockRequest(
	{ request, context }: ActionFunctionArgs,
	{ token, password }: z.output<typeof LinkPassword>,
) {
	return unlock(context, request, (await openRequest(context, token)).link, password);
}

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** The request behind a link, for whoever may send by it now. */
async function admit({ request, context }: Args, token: string, key?: string) {
	const found = await openRequest(context, token, { key });
	if (!(await isUnlocked(request, found.link))) throw notFound();
	return found;
}

/** Begins a sending from a browser that sends its files one by one. */
export async function beginSending(args: Args, { token, ...said }: z.output<typeof SendingBegun>) {
	assertPerson(said);
	const found = await admit(args, token);
	await countUse(args.context, args.request, `file-request:${found.link.id}`, SENDINGS);
	const { key } = await beginDelivery(found, said);
	return { key };
}

function assertPerson(said: { [HONEYPOT]: string }): void {
	if (said[HONEYPOT] !== "") throw invalid({ form: "sendFiles:errors.server" });
}

/** Takes one file of a sending. */
export async function sendFile(args: Args, { token, key, upload }: z.output<typeof SentFile>) {
	const found = await admit(args, token, key);
	await countUse(args.context, args.request, `file-request-files:${found.link.id}`, FILES);
	if (!isIncoming(upload)) throw invalid({ file: "required" });
	const { name, size } = await receiveFile(found, found.delivery as Delivery, upload);
	return { name, size };
}

/** Begins a large file of a sending, which comes in parts. */
export async function beginParts(args: Args, { token, key, ...wish }: z.output<typeof FileBegun>) {
	const found = await admit(args, token, key);
	await countUse(args.context, args.request, `file-request-files:${found.link.id}`, FILES);
	return beginGuestFile(found, found.delivery as Delivery, wish);
}

export async function sendPart(args: Args, { token, key, ...part }: z.output<typeof SentPart>) {
	const found = await admit(args, token, key);
	return putGuestPart(found, found.delivery as Delivery, part);
}

export async function finishParts(args: Args, { token, key, uploadId }: z.output<typeof FileEnded>) {
	const found = await admit(args, token, key);
	return finishGuestFile(found, found.delivery as Delivery, uploadId);
}

const isIncoming = (upload: unknown): upload is IncomingFile =>
	typeof upload === "object" && upload !== null && "first" in upload;

/** Ends a sending, with a letter for who has given an address; says where its receipt is. */
export async function finishSending(args: Args, { token, key }: z.output<typeof SendingRef>) {
	const found = await admit(args, token, key);
	return { to: await finish(args, found, found.delivery as Delivery, { token, key }) };
}

/** Ends a sending that has brought something, and gives the address of its receipt. */
async function finish(
	{ request, context }: Args,
	found: OpenRequest,
	delivery: Delivery,
	{ token, key }: { token: string; key: string },
): Promise<string> {
	if (delivery.files.length === 0) throw invalid({ file: "required" });
	const { sender } = found;
	const { organisation, heading, language } = await knownOf(found, request, context);
	const receipt = `${linkPath(token, "upload")}/receipt/${key}?lang=${language}`;
	if (delivery.finishedAt !== null) return receipt;
	await sender.rows.change(fileDeliveries, delivery.id, { finishedAt: sender.now.getTime() });
	if (delivery.senderEmail === "") return receipt;
	await sendMail(
		context,
		{
			...{ to: delivery.senderEmail, language, template: "fileReceipt" },
			params: {
				...{ name: delivery.senderName, tenant: organisation, title: heading, reference: delivery.reference },
				files: delivery.files.map(({ name }) => name).join("\n"),
				link: `${context.origin}${receipt}`,
			},
		},
		`receipt:${delivery.id}`,
	);
	return receipt;
}

/** All files in one form, without JavaScript: each is looked at before the first is taken. */
export async function sendPlain(args: Args, { token, file, ...said }: z.output<typeof PlainSending>) {
	assertPerson(said);
	const found = await admit(args, token);
	const files = [file].flat().filter((one): one is File => one instanceof File && one.name !== "");
	const uploads = await Promise.all(files.map(toUpload));
	assertAll(found, uploads);
	await countUse(args.context, args.request, `file-request:${found.link.id}`, SENDINGS);
	const { key, delivery } = await beginDelivery(found, said);
	const arrived: Delivery["files"] = [];
	for (const upload of uploads) arrived.push(await receiveFile(found, { ...delivery, files: [...arrived] }, upload));
	return done({ to: await finish(args, found, { ...delivery, files: arrived }, { token, key }) });
}

async function toUpload(file: File): Promise<IncomingFile> {
	const first = new Uint8Array(await file.arrayBuffer());
	const rest = { next: async () => null, later: async () => ({}), cancel: async () => {} };
	return { name: file.name, first, isWhole: true, promised: first.length, ...rest };
}

function assertAll({ terms, limits }: OpenRequest, uploads: IncomingFile[]): void {
	if (uploads.length === 0) throw invalid({ file: "required" });
	if (uploads.length > mostFiles(terms)) throw invalid({ file: "sendFiles:errors.tooMany" });
	for (const { name, first } of uploads) {
		if (!isOfType(kindOf(name, limits.rules), first)) throw invalid({ file: "media:errors.typeLie" });
		if (first.length > limits.rules.maxSize) throw invalid({ file: "sendFiles:errors.tooLarge" });
	}
	assertFits(
		limits.space,
		uploads.reduce((sum, { first }) => sum + first.length, 0),
	);
}

/** The extension, which must be one that is taken. */
function kindOf(name: string, rules: OpenRequest["limits"]["rules"]): string {
	try {
		return nameFor(name, rules).extension;
	} catch (error) {
		if (error instanceof Problem && error.kind === "wrongKind") throw invalid({ file: "media:errors.typeForbidden" });
		throw error;
	}
}

/** What has arrived of a sending; for its sender, as long as the request is there. */
export async function showReceipt({ request, context, params }: LoaderFunctionArgs) {
	const { token = "", key = "" } = params;
	const found = await openRequest(context, token, { key, orOver: true });
	const known = await knownOf(found, request, context);
	const { reference, files, senderEmail, createdAt, finishedAt } = found.delivery as Delivery;
	return data(
		{
			...known,
			...{ reference, senderEmail, at: finishedAt ?? createdAt },
			files: files.map(({ name, size }) => ({ name, size })),
			again: found.isOpen ? `${linkPath(token, "upload")}?lang=${known.language}` : null,
		},
		{ headers: { ...PRIVATE, "X-Robots-Tag": "noindex" } },
	);
}
