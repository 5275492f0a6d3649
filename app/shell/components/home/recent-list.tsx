import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { SectionKey } from "../../home-layout";
import { useRecent } from "../use-recent";
import { HomeSection } from "./home-section";

const SHOWN = 6;

type RecentListProps = {
	name: SectionKey;
	title: string;
	place?: { before?: SectionKey; behind?: SectionKey };
};

/** The records that were opened last in this browser. */
export function RecentList(props: RecentListProps) {
	const { t } = useTranslation("home");
	const recent = useRecent();
	if (recent.length === 0 && !props.place) return null;
	return (
		<HomeSection {...props}>
			{recent.length === 0 ? (
				<p className="text-sm text-ink-2">{t("recent.none")}</p>
			) : (
				<ul className="grid gap-x-6 sm:grid-cols-2">
					{recent.slice(0, SHOWN).map(({ to, title, where, icon }) => (
						<li key={to} className="border-b border-line">
							<Link
								to={to}
								className="flex min-h-11 items-center gap-3 rounded-7 px-1 py-2 text-sm hover:bg-hover max-md:text-base"
							>
								<Icon name={icon} className="size-[18px] shrink-0 text-ink-2" />
								<span className="min-w-0 flex-1 truncate">{title}</span>
								<span className="truncate text-13 text-ink-3">{where}</span>
							</Link>
						</li>
					))}
				</ul>
			)}
		</HomeSection>
	);
}
