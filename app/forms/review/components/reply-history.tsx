import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Time } from "#app/ui/time";
import type { showReply } from "../reply.server";

type Event = Awaited<ReturnType<ReturnType<typeof showReply>>>["events"][number];

/** What has happened to a reply since it was sent, the latest first. */
export function ReplyHistory({ events }: { events: readonly Event[] }) {
	const { t } = useTranslation("formReplies");
	if (events.length === 0) return null;
	return (
		<section>
			<h2 className="mb-3 text-base font-semibold">{t("history.title")}</h2>
			<ol className="flex flex-col gap-4 border-l border-line pl-4">
				{events.map((event) => (
					<li key={event.id} className="text-13">
						<p className="text-ink-2">
							<Sentence event={event} />{" "}
							<span className="text-ink-3">
								<Time at={event.at} />
							</span>
						</p>
						{event.text && <p className="mt-1 text-sm break-words whitespace-pre-line text-ink">{event.text}</p>}
						{event.isShown && event.kind === "message" && <Badge>{t("history.shown")}</Badge>}
						<Edits edits={event.edits} />
					</li>
				))}
			</ol>
		</section>
	);
}

function Sentence({ event }: { event: Event }) {
	const { t } = useTranslation("formReplies");
	const { kind, actor, from, to } = event;
	if (kind === "status")
		return <>{t("history.status", { name: actor, from: t(`status.${from}`), to: t(`status.${to}`) })}</>;
	if (kind === "assigned") return <>{t(to ? "history.assigned" : "history.unassigned", { name: actor, to })}</>;
	return <>{t(`history.${kind}`, { name: actor })}</>;
}

/** What stood there before an edit, and what stands there since. */
function Edits({ edits }: { edits: Event["edits"] }) {
	const { t } = useTranslation("formReplies");
	if (edits.length === 0) return null;
	const said = (lines: string[]) => (lines.length > 0 ? lines.join(", ") : t("reply.notAnswered"));
	return (
		<dl className="mt-2 flex flex-col gap-1.5">
			{edits.map(({ key, label, was, is }) => (
				<div key={key}>
					<dt className="text-ink-3">{label}</dt>
					<dd className="break-words">
						{t("history.before")}: <del>{said(was)}</del>
					</dd>
					<dd className="break-words">
						{t("history.after")}: <ins className="text-ink no-underline">{said(is)}</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}
