import { filesOfModule, serveRecordFile } from "#app/media/record-files.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { readReply } from "../replies/read-reply.server";
import { FILES_OF_REPLIES, filesIn } from "./reply-files.server";

/** A file of a reply, for whoever may open the reply, without the second at which it was sent; else `notFound`. */
export async function serveReplyFile(visit: Visit, area: Area, { id, file }: { id: string; file: string }) {
	const { reply, version } = await readReply(visit, area, id);
	if (!filesIn(version.definition, reply.answers).some((one) => one.file.guid === file)) throw notFound();
	const [row] = await filesOfModule(visit.rows, FILES_OF_REPLIES, [file]);
	const answer = await serveRecordFile(visit, row);
	answer.headers.delete("Last-Modified");
	return answer;
}
