import { useTranslation } from "react-i18next";
import { Tile } from "#app/ui/avatar";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Menu, type MenuEntry } from "#app/ui/menu";
import { Logo } from "./logo";

export type TenantChoice = {
	guid: string;
	name: string;
	/** For the phone's bar. */
	shortName?: string;
	logo?: string | null;
	logoDark?: string | null;
	to: string;
};

type TenantSwitcherProps = {
	/** The page's tenant; without one the product stands in its place. */
	current?: TenantChoice | null;
	tenants: readonly TenantChoice[];
	product: string;
	home: string;
	/** Opens the palette on the organisations, offered from eight on. */
	onSearch: () => void;
};

const NAMES_WITHOUT_SEARCH = 7;

/** Where one is: the tenant's logo and name, and a menu of the others where there are any. */
export function TenantSwitcher({ current, tenants, product, home, onSearch }: TenantSwitcherProps) {
	const { t } = useTranslation("shell");
	const name = current?.name ?? product;
	const words = (
		<span className="min-w-0 truncate text-[0.9375rem] font-semibold tracking-[-0.01em] text-ink max-[22.5rem]:sr-only">
			{current?.shortName ? (
				<>
					<span className="md:hidden">{current.shortName}</span>
					<span className="max-md:hidden">{name}</span>
				</>
			) : (
				name
			)}
		</span>
	);
	if (tenants.length < 2) {
		return (
			<Link to={home} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-lg pr-2 max-md:pr-0">
				<Logo src={current?.logo} srcDark={current?.logoDark} />
				{words}
			</Link>
		);
	}
	const search: MenuEntry[] =
		tenants.length > NAMES_WITHOUT_SEARCH
			? [{ kind: "press", label: t("tenants.search"), icon: "search", onPress: onSearch }, { kind: "line" }]
			: [];
	return (
		<Menu
			align="start"
			buttonClass="flex min-h-11 min-w-0 max-w-full items-center gap-2.5 rounded-lg px-1 hover:bg-hover"
			button={
				<>
					<Logo src={current?.logo} srcDark={current?.logoDark} />
					<span className="sr-only">{t("tenants.label")} </span>
					{words}
					<Icon name="chevron-down" className="size-3.5 text-ink-2" />
				</>
			}
			entries={[
				{ kind: "heading", label: t("tenants.title") },
				...search,
				...tenants.map<MenuEntry>((tenant) => ({
					kind: "link",
					to: tenant.to,
					label: tenant.name,
					lead: <Tile name={tenant.name} logo={tenant.logo} size={20} />,
					chosen: tenant.guid === current?.guid,
				})),
			]}
		/>
	);
}
