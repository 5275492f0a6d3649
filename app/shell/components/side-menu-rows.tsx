import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";

export type MenuLink = {
	key: string;
	/** Finished words, in the reader's language. */
	label: string;
	/** The key of these words: by it the page is found by its other names. */
	name?: string;
	to: string;
	icon: IconName;
	/** The path under which this row is the current one; `to` by default. */
	place?: string;
	count?: number;
	/** The saved view that it opens: the current row while the address names it. */
	view?: string;
	/** Saved views of the page that somebody has pinned. */
	views?: readonly MenuLink[];
	/** Leaves the portal; opens in a new window and says so. */
	outside?: boolean;
};

/** The first day of access is to come, the last one is over, or the module is switched off. */
export type Locked = ({ why: "upcoming" | "ended"; day: string } | { why: "off" }) & {
	/** Whom to ask, by name. */
	contact: string;
};

export type MenuItem = MenuLink & {
	/** The module's pages, shown under it while one of them is open. */
	pages?: readonly MenuLink[];
	/** There is no access now: the row is locked, says why, and leads to who can be asked. */
	locked?: Locked;
};

/** One list of rows; `current` is the key of the row one is on. */
export function Rows({ links, current }: { links: readonly MenuItem[]; current?: string }) {
	return (
		<ul>
			{links.map((link) => (
				<li key={link.key}>
					{link.locked ? (
						<LockedRow link={link} locked={link.locked} />
					) : (
						<Row link={link} isCurrent={current === link.key} isAround={isWithin(link, current)} />
					)}
					{link.pages && link.pages.length > 1 && (link.outside || isWithin(link, current)) ? (
						<ul className="side-pages">
							{link.pages.map((page) => (
								<li key={page.key}>
									<Row link={page} isCurrent={current === page.key} />
									<Views links={page.views} current={current} />
								</li>
							))}
						</ul>
					) : (
						<Views links={link.views} current={current} />
					)}
				</li>
			))}
		</ul>
	);
}

function isWithin(item: MenuItem, current?: string) {
	const inside = [...(item.pages ?? []), ...(item.views ?? [])];
	return item.key === current || inside.some(({ key }) => key === current);
}

/** The pinned views under their page; under the module while its pages are not shown. */
function Views({ links = [], current }: { links?: readonly MenuLink[]; current?: string }) {
	if (links.length === 0) return null;
	return (
		<ul className="side-pages">
			{links.map((link) => (
				<li key={link.key}>
					<Row link={link} isCurrent={current === link.key} />
				</li>
			))}
		</ul>
	);
}

type RowProps = {
	link: MenuItem;
	isCurrent: boolean;
	/** The page is one of this module's, which the rail cannot show. */
	isAround?: boolean;
};

function Row({ link, isCurrent, isAround = false }: RowProps) {
	const { t } = useTranslation("shell");
	const words = (
		<>
			<Icon name={link.icon} />
			<span className="nav-word min-w-0 flex-1 truncate">{link.label}</span>
			{link.count !== undefined && link.count > 0 && (
				<span className="nav-word count">
					<span aria-hidden="true">{link.count}</span>
					<span className="sr-only">{t("menu.waiting", { count: link.count })}</span>
				</span>
			)}
		</>
	);
	if (link.outside) {
		return (
			<a href={link.to} target="_blank" rel="noreferrer" className="nav-row" title={link.label}>
				{words}
				<span className="sr-only">({t("newWindow")})</span>
				<span className="nav-word text-ink-3">
					<Icon name="arrow-up-right" className="size-3.5" />
				</span>
			</a>
		);
	}
	return (
		<Link
			to={link.to}
			className={`nav-row ${isAround ? "nav-around" : ""}`}
			title={link.label}
			aria-current={isCurrent ? "page" : undefined}
		>
			{words}
		</Link>
	);
}

function LockedRow({ link, locked }: { link: MenuItem; locked: Locked }) {
	const { t } = useTranslation("shell");
	const format = useFormat();
	const { contact } = locked;
	const why =
		locked.why === "off"
			? t("menu.off", { contact })
			: t(`menu.${locked.why}`, { day: format.date(locked.day), contact });
	return (
		<Link to={link.to} className="nav-row nav-locked" title={`${link.label}. ${why}`}>
			<Icon name="lock" />
			<span className="nav-word min-w-0 flex-1">
				<span className="block truncate">{link.label}</span>
				<span className="block text-xs">{why}</span>
			</span>
		</Link>
	);
}
