import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { FrameData } from "../frame.server";

const looks = {
	info: { tone: "info", icon: "info" },
	important: { tone: "warning", icon: "megaphone" },
	critical: { tone: "danger", icon: "circle-alert" },
} as const;

/** What the provider announces, over every page. What is critical cannot be put away. */
export function AnnouncementBar({ announcements }: { announcements: FrameData["announcements"] }) {
	const { t } = useTranslation("shell");
	const { pathname, search } = useLocation();
	if (announcements.length === 0) return null;
	return (
		<section aria-label={t("announcement.title")} className="no-print">
			{announcements.map(({ id, level, language, text }) => (
				<div
					key={id}
					className={`tone-${looks[level].tone} flex min-h-10 flex-wrap items-center gap-x-2.5 gap-y-1 border-b px-4 py-1 text-sm`}
				>
					<Icon name={looks[level].icon} />
					<p className="min-w-0 flex-1 basis-52 break-words">
						<strong className="font-semibold">{t(`announcement.${level}`)}:</strong> <span lang={language}>{text}</span>
					</p>
					{level !== "critical" && (
						<Form method="post" action="/announcement" preventScrollReset>
							<input type="hidden" name="id" value={id} />
							<input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
							<SubmitButton intent="hide" kind="quiet" size="sm">
								{t("announcement.hide")}
							</SubmitButton>
						</Form>
					)}
				</div>
			))}
		</section>
	);
}
