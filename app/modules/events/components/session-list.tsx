import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { SessionData } from "../program.server";

type SessionListProps<Session extends SessionData> = {
	sessions: readonly Session[];
	language: string;
	/** What can be done with one. */
	children?: (session: Session) => ReactNode;
};

/** The programme, day by day. */
export function SessionList<Session extends SessionData>({ sessions, language, children }: SessionListProps<Session>) {
	const { t } = useTranslation("eventPublic");
	const format = useFormat();
	const days = [...new Set(sessions.map(({ day }) => day))];
	return days.map((day) => (
		<section key={day} className="mt-3">
			{days.length > 1 && <h3 className="mb-2 text-sm font-semibold">{format.date(day, "long")}</h3>}
			<ul className="card divide-y divide-line">
				{sessions
					.filter((session) => session.day === day)
					.map((session) => (
						<li key={session.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
							<span className="w-24 shrink-0 text-sm text-ink-2 tabular-nums">
								{session.from}–{session.until}
							</span>
							<div className="min-w-0 flex-1 basis-48">
								<p className="font-medium" lang={language}>
									{session.title}
								</p>
								<p className="text-13 text-ink-3">
									{[session.track, session.speaker, session.place].filter(Boolean).join(" · ")}
								</p>
								{session.capacity !== null && (
									<p className="text-13 text-ink-2">
										{t("sessionLeft", { count: Math.max(0, session.capacity - session.taken) })}
									</p>
								)}
							</div>
							{children?.(session)}
						</li>
					))}
			</ul>
		</section>
	));
}
