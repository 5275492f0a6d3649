import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { NewsEvent } from "./event";
import { useWhen } from "./use-when";

/** When and where the event is that an article is about, and its entry for a calendar. */
export function EventLine({ event, file }: { event: NewsEvent; file: string | null }) {
	const { t } = useTranslation("news");
	const when = useWhen();
	return (
		<section
			aria-label={t("event.title")}
			className="card mt-6 flex max-w-160 flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4"
		>
			<div className="flex min-w-0 gap-3">
				<Icon name="calendar-days" className="mt-0.5 size-5 text-ink-2" />
				<div className="min-w-0">
					<p className="font-medium" suppressHydrationWarning>
						{when(event)}
					</p>
					{event.place && <p className="text-sm break-words text-ink-2">{event.place}</p>}
				</div>
			</div>
			{file && (
				<a href={file} className="btn btn-secondary no-print">
					<Icon name="calendar-plus" /> {t("event.add")}
				</a>
			)}
		</section>
	);
}
