import { useTranslation } from "react-i18next";
import { DefinitionList } from "#app/ui/definition-list";
import { Notice } from "#app/ui/notice";
import type { Move } from "../change-guard.server";

/** What a refused change does to participants; null where it was refused for something else. */
export function moveIn(answer: unknown): Move | null {
	const { problem } = (answer ?? {}) as { problem?: { intent: string; kind: string; current?: Move | null } };
	return problem?.intent === "save" && problem.kind === "invalid" ? (problem.current ?? null) : null;
}

/** Who is told of a change, whom it clashes for, and what the letter and the calendar will say; sent with the next press. */
export function ChangeGuard({ move }: { move: Move }) {
	const { t } = useTranslation("events");
	const { letter, calendar, clashes, moreClashes } = move;
	return (
		<section className="card flex flex-col gap-4 p-4" aria-labelledby="guard">
			<input type="hidden" name="seen" value={move.seen} />
			<h2 id="guard" className="text-base font-semibold">
				{t("guard.title")}
			</h2>
			<DefinitionList
				items={[
					{ label: t("tab.confirmed"), value: move.confirmed },
					{ label: t("guard.others"), value: move.waiting },
					{ label: t("guard.calendarBefore"), value: calendar.before },
					{ label: t("guard.calendarNow"), value: <strong>{calendar.now}</strong> },
				]}
			/>
			{clashes.length > 0 && (
				<Notice tone="warning" title={t("guard.clashes", { count: clashes.length + moreClashes })}>
					<ul className="mt-1 list-disc pl-5">
						{clashes.map(({ key, name, event, when }) => (
							<li key={key}>
								{name}: {event}, {when}
							</li>
						))}
					</ul>
					{moreClashes > 0 && <p className="mt-1">{t("guard.more", { count: moreClashes })}</p>}
				</Notice>
			)}
			<div>
				<h3 className="text-sm font-semibold">{t("guard.letter")}</h3>
				<div className="mt-2 rounded-lg border border-line p-4 text-sm" lang={letter.language}>
					<p className="font-semibold">{letter.subject}</p>
					{letter.lines.map((line, index) => (
						<p key={line} className={index === 0 ? "mt-2" : "mt-1 font-semibold"}>
							{line}
						</p>
					))}
				</div>
			</div>
		</section>
	);
}
