import { and, eq } from "drizzle-orm";
import { serveHeld } from "#app/media/held-files.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { files } from "#db/schema/media";
import type { Area } from "../area";
import { readReply } from "../replies/read-reply.server";
import { FILES_OF_REPLIES, filesIn } from "./reply-files.server";

/** A file of a reply, for whoever may open the reply; else `notFound`. */
export async function serveReplyFile(visit: Visit, area: Area, { id, file }: { id: string; file: string }) {
	const { reply, version } = await readReply(visit, area, id);
	if (!filesIn(version.definition, reply.answers).some((one) => one.file.guid === file)) throw notFound();
	const [row] = await visit.rows.list(files, {
		where: and(eq(files.guid, file), eq(files.moduleKey, FILES_OF_REPLIES)),
		limit: 1,
	});
	return serveHeld(visit, row);
}
