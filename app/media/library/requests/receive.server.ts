import { and, eq, sql } from "drizzle-orm";
import { emailAddress } from "#app/directory/company.schema";
import { newId } from "#app/platform/ids";
import type { IncomingFile } from "#app/platform/incoming.server";
import { notify } from "#app/platform/notify.server";
import { invalid } from "#app/platform/problems";
import { requiring } from "#app/platform/tenant/condition.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { fileDeliveries, fileRequests } from "#db/schema/media";
import { noting } from "../events.server";
import { makePath } from "../folders.server";
import { cleanName, DEPTH_MAX, isTooLong } from "../names";
import { hashOf } from "../upload/digest.server";
import { type Landed, planIn, type Wish } from "../upload/plan.server";
import { onlyFile } from "../upload/upload.schema";
import { takeFile } from "../upload/upload.server";
import { type Delivery, mostFiles, type OpenRequest } from "./open-request.server";
import { newReference } from "./reference";

type Said = { senderName: string; senderEmail: string };

/** Begins a sending; `key` is known to its sender alone. Throws `invalid` where they do not say who they are. */
export async function beginDelivery({ sender, link, terms }: OpenRequest, said: Said) {
	const { senderName, senderEmail } = senderOf(terms, said);
	const key = newToken();
	const reference = newReference();
	const delivery = await sender.rows.add(fileDeliveries, {
		...{ id: newId(sender.now.getTime()), requestId: link.id, reference, senderName, senderEmail },
		tokenHash: await hashToken(key),
	});
	return { key, delivery };
}

/** What the request asks of its senders; what it does not ask is not kept. */
function senderOf({ asksName, asksEmail }: OpenRequest["terms"], said: Said): Said {
	const wrong: Record<string, string> = {};
	if (asksName && said.senderName === "") wrong.senderName = "required";
	if (asksEmail && said.senderEmail === "") wrong.senderEmail = "required";
	else if (asksEmail && !emailAddress.safeParse(said.senderEmail).success) wrong.senderEmail = "email";
	if (Object.keys(wrong).length > 0) throw invalid(wrong);
	return { senderName: asksName ? said.senderName : "", senderEmail: asksEmail ? said.senderEmail : "" };
}

/**
 * Takes one file of a sending into the request's folder, by the same rules as a member's; a name that is taken gets a number.
 * The same bytes by the same name, sent once more after an answer was lost, are one file. The maker is told of the first.
 */
export async function receiveFile(request: OpenRequest, delivery: Delivery, upload: IncomingFile) {
	const { sender, terms } = request;
	const name = cleanName(upload.name);
	if (upload.isWhole) {
		const sha256 = await hashOf(upload.first);
		const known = delivery.files.find((one) => one.name === name && one.sha256 === sha256);
		if (known) return known;
	}
	if (delivery.files.length >= mostFiles(terms)) throw invalid({ file: "sendFiles:errors.tooMany" });
	const intake = intakeOf(request, delivery, name);
	// Nothing that a guest says of a file decides where it lies and who sees it.
	const later = () => upload.later().then(() => ({}));
	const filePrivate = isPrivateFor(request);
	const sent = { ...onlyFile({ ...upload, later }), filePrivate, onConflict: "keep_both" as const };
	const { file } = await takeFile(sender, sent, intake);
	if (delivery.files.length === 0) await tell(request);
	return { id: file.id, name, size: file.size, sha256: file.sha256 ?? "" };
}

/** What lies in a member's tree is theirs; in the organisation's it is open. */
export const isPrivateFor = ({ place }: OpenRequest) => (place.ownerId === "" ? undefined : true);

/** How a file of a sending is judged, and what is written as it lands; `name` as it was sent. */
export function intakeOf(request: OpenRequest, delivery: Delivery, name: string) {
	const { sender, limits } = request;
	return {
		senderName: delivery.senderName || delivery.senderEmail || delivery.reference,
		plan: async (wish: Pick<Wish, "fileName" | "size">) => {
			const place = await placeFor(request, delivery);
			const plan = await planIn(sender, place, limits, { ...wish, folder: place.folderId, onConflict: "keep_both" });
			return { ...plan, onLanding: (file: Landed) => received(request, delivery, name, file) };
		},
	};
}

/** Where a sender's files lie: in a folder of their own where the request says so. */
async function placeFor({ sender, place, terms }: OpenRequest, delivery: Delivery) {
	if (!terms.foldersBySender || place.above.length >= DEPTH_MAX) return place;
	return makePath(sender, place, [folderNameOf(delivery)]);
}

function folderNameOf({ senderName, senderEmail, reference }: Delivery): string {
	const name = senderName && senderEmail ? `${senderName} (${senderEmail})` : senderName || senderEmail || reference;
	return isTooLong(cleanName(name)) ? reference : name;
}

/** What is written as a file lands: that it has come, from whom, and in which sending, which takes no more than it may. */
function received({ sender, link, terms }: OpenRequest, delivery: Delivery, name: string, file: Landed) {
	const isIt = and(eq(fileDeliveries.tenantId, sender.tenant.id), eq(fileDeliveries.id, delivery.id));
	const hasRoom = sql`exists (select 1 from ${fileDeliveries} where ${isIt} and ${fileDeliveries.finishedAt} is null
		and json_array_length(${fileDeliveries.files}) < ${mostFiles(terms)})`;
	const entry = JSON.stringify({ id: file.id, name, size: file.size, sha256: file.sha256 });
	return [
		requiring(sender.context, hasRoom),
		sender.rows.deriving(fileDeliveries, delivery.id, {
			files: sql`json_insert(${fileDeliveries.files}, '$[#]', json(${entry}))`,
		}),
		sender.rows.deriving(fileRequests, link.id, { received: sql`${fileRequests.received} + 1` }),
		...noting(sender, [
			{
				...{ kind: "received" as const, fileId: file.id, version: 1, shareId: link.id },
				detail: { name: delivery.senderName || delivery.senderEmail || delivery.reference },
			},
		]),
	];
}

/** Tells the maker that files come in; once, until they have seen it. */
export async function tell({ sender, link }: OpenRequest): Promise<void> {
	await notify(sender, {
		to: { users: [link.creatorId] },
		type: "filesReceived",
		params: { name: link.label },
		url: `/${sender.tenant.guid}/files/request?id=${link.id}`,
		isOnce: true,
	});
}
