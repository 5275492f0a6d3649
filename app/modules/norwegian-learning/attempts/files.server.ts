import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { filesOfModule } from "#app/media/record-files.server";
import { serveFile } from "#app/media/serve.server";
import { notFound } from "#app/platform/problems";
import { manifest } from "../manifest";
import { type Answer, type Attempt, hasExpired, openAttempt } from "./open-test.server";
import { isOpenAt } from "./parts";
import { isTimeUp } from "./time-limit";

type Item = Attempt["items"][number];

/**
 * A picture or recording of an item that may be answered now. A recording with a limit is given only for the play that was
 * counted last.
 */
export async function itemFile({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
	const { ctx, attempt, test, answers } = await openAttempt(request, context, params);
	const guid = (params.file ?? "").toLowerCase();
	if (attempt.status !== "begun" || hasExpired(attempt, test, ctx.now) || isTimeUp(attempt, ctx.now)) throw notFound();
	const play = Number(new URL(request.url).searchParams.get("play") ?? 0);
	const isShown = attempt.items.some(
		(item, position) =>
			isOpenAt(attempt, position) &&
			(picturesOf(item).includes(guid) || (item.audioGuid === guid && mayHear(item, answers, play))),
	);
	if (!isShown) throw notFound();
	const [file] = await filesOfModule(ctx.rows, manifest.key, [guid]);
	if (file?.state !== "ready" || file.deletedAt !== null) throw notFound();
	return serveFile(context, file, request, { hidesLocation: true });
}

const picturesOf = ({ pictureGuid, task }: Item): (string | null)[] => [
	pictureGuid,
	...(task.kind === "match" ? task.pairs.map((pair) => pair.pictureGuid) : []),
];

function mayHear({ id, playsMost }: Item, answers: readonly Answer[], play: number): boolean {
	const plays = answers.find(({ itemId }) => itemId === id)?.plays ?? 0;
	return playsMost === 0 || (play > 0 && play === plays);
}
