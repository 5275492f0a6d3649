import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";

type OneMeeting = {
	id: string;
	day: string;
	author: string;
	points: readonly string[];
	checks: readonly string[];
	notes: string;
	isShared: boolean;
};

/** The minutes of talks, the newest first. */
export function MinutesList({
	minutes,
	client,
	isOwn,
}: {
	minutes: readonly OneMeeting[];
	client: string;
	isOwn: boolean;
}) {
	const { t } = useTranslation("psychEval");
	const format = useFormat();
	if (minutes.length === 0)
		return <p className="text-sm text-ink-2">{t(isOwn ? "meeting.noneOwn" : "meeting.none")}</p>;
	return (
		<ul className="flex flex-col gap-4">
			{minutes.map(({ id, day, author, points, checks, notes, isShared }) => (
				<li key={id} className="card p-4">
					<div className="flex flex-wrap items-center justify-between gap-3">
						<h3 className="text-sm font-semibold">
							{format.date(day)} <span className="font-normal text-ink-3">{author}</span>
						</h3>
						{!isOwn &&
							(isShared ? (
								<Badge tone="info" icon="eye">
									{t("notes.shown")}
								</Badge>
							) : (
								<Form method="post">
									<input type="hidden" name="client" value={client} />
									<input type="hidden" name="id" value={id} />
									<SubmitButton
										intent="share"
										kind="secondary"
										size="sm"
										aria-label={`${t("meeting.shareNow")}: ${format.date(day)}`}
									>
										{t("meeting.shareNow")}
									</SubmitButton>
								</Form>
							))}
					</div>
					<ul className="mt-2 list-disc pl-5 text-sm">
						{points.map((point) => (
							<li key={point} className="break-words">
								{point}
							</li>
						))}
					</ul>
					{checks.length > 0 && (
						<p className="mt-2 text-13 text-ink-2">
							{t("track.talked", { checks: checks.map((name) => t(`track.check.${name}`)).join(", ") })}
						</p>
					)}
					{notes && <p className="mt-2 text-sm break-words whitespace-pre-line">{notes}</p>}
				</li>
			))}
		</ul>
	);
}
