import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { useLibraryAddress } from "../use-library-address";
import type { Panel } from "./panel-types";

/** What happened to a file, or to a folder and the files in it, the latest first. */
export function ActivityTab({ events }: { events: Panel["events"] }) {
	const { t } = useTranslation("filesPanel");
	const { t: words } = useTranslation("fileSharing");
	const address = useLibraryAddress();
	if (events.length === 0) return <p className="text-13 text-ink-3">{words("activity.none")}</p>;
	return (
		<>
			<ol className="space-y-3 text-13" aria-label={t("activity.title")}>
				{events.map((event) => (
					<li key={event.id}>
						{event.file && (
							<p className="font-medium break-all">
								{event.file.isGone ? (
									<bdi>{event.file.name}</bdi>
								) : (
									<Link to={address.file(event.file.id)} className="link" preventScrollReset>
										<bdi>{event.file.name}</bdi>
									</Link>
								)}
							</p>
						)}
						<p className="break-words text-ink">
							{t(`activity.${event.kind}`, {
								name: event.by?.name ?? t(event.isByLink ? "activity.byLink" : "activity.somebody"),
								...event.detail,
							})}
							{event.version !== null && event.version > 1 && (
								<span className="text-ink-3"> · {words("versions.number", { version: event.version })}</span>
							)}
						</p>
						<Time at={event.at} className="text-xs text-ink-3" />
					</li>
				))}
			</ol>
			{events.length >= 50 && (
				<p className="mt-4 text-xs text-ink-3">{words("activity.latest", { count: events.length })}</p>
			)}
		</>
	);
}
