import type * as z from "zod";
import { invalid, notFound } from "#app/platform/problems";
import { hashToken } from "#app/platform/token.server";
import { files } from "#db/schema/media";
import { cleanName } from "../names";
import { land } from "../upload/land.server";
import { assertAllParts, join, storePart } from "../upload/parts.server";
import { aboutOf } from "../upload/plan.server";
import { beginSession, sessionGoingOn, sessionOf } from "../upload/session.server";
import type { PartInput } from "../upload/upload.schema";
import { type Delivery, mostFiles, type OpenRequest } from "./open-request.server";
import { intakeOf, isPrivateFor, tell } from "./receive.server";
import type { FileBegun } from "./request.schema";

type Wish = Pick<z.output<typeof FileBegun>, "fileName" | "size" | "lastModified">;

/** Begins a large file of a sending, or goes on with the same one of the same sending. */
export async function beginGuestFile(request: OpenRequest, delivery: Delivery, wish: Wish) {
	const { sender, terms } = request;
	const { fileName, size, lastModified } = wish;
	if (delivery.finishedAt !== null) throw notFound();
	if (size === 0) throw invalid({ size: "wrongValue" });
	const owner = delivery.id;
	const clientKey = await hashToken(JSON.stringify([owner, fileName, size, lastModified ?? 0]));
	const known = await sessionGoingOn(sender, owner, clientKey);
	if (known) return known;
	if (delivery.files.length >= mostFiles(terms)) throw invalid({ file: "sendFiles:errors.tooMany" });
	const intake = intakeOf(request, delivery, cleanName(fileName));
	const plan = await intake.plan({ fileName, size });
	const about = {
		...aboutOf(plan, { lastModified, filePrivate: isPrivateFor(request) }),
		senderName: intake.senderName,
	};
	return beginSession(sender, { owner, clientKey, size, plan, about });
}

export const putGuestPart = ({ sender }: OpenRequest, delivery: Delivery, part: PartInput) =>
	storePart(sender, delivery.id, part);

/** Makes the file of its parts; asked once more it answers the same. The maker is told of the first file. */
export async function finishGuestFile(request: OpenRequest, delivery: Delivery, uploadId: string) {
	const { sender } = request;
	const session = await sessionOf(sender, delivery.id, uploadId);
	const row = await sender.rows.find(files, session.fileId);
	if (!row) throw notFound();
	if (session.state === "done") return { name: row.name, size: row.size };
	assertAllParts(session);
	const size = await join(sender, row, session);
	const intake = intakeOf(request, delivery, row.name);
	// Its space was taken when it was begun.
	const plan = await intake.plan({ fileName: row.name, size: null });
	await land(sender, row, plan, { size, sha256: null, editions: null }, "keep_both");
	if (delivery.files.length === 0) await tell(request);
	return { name: row.name, size };
}
