import { useLocation, useMatches, useParams, useRouteLoaderData } from "@remix-run/react";
import { lazy, type ReactNode, useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { isContentOnly, keepContentOnly, to } from "#app/platform/portal-paths";
import type { TenantBrand } from "#app/platform/tenant/tenant-brand";
import { LinkPathContext } from "#app/ui/link";
import { OwnStyle } from "#app/ui/own-style";
import type { FrameData } from "../frame.server";
import { placeIn } from "../menu";
import type { RootData } from "../root.server";
import { Frame } from "./frame";
import { SessionEnd } from "./session-end";
import { useBell } from "./use-bell";
import { InboxProvider, useInbox } from "./use-inbox";
import { useLatePage } from "./use-late-page";
import { useKeepRecent } from "./use-recent";
import { useStoredValues } from "./use-stored-values";

const OwnPalette = lazy(() => import("./own-palette"));

type PortalFrameProps = {
	/** Null where nobody is logged in. */
	frame: FrameData | null;
	children: ReactNode;
};

/** The frame filled with what is the person's: tenants, menu, notifications; nothing but the page with `?contentonly`. */
export function PortalFrame({ frame, children }: PortalFrameProps) {
	const { i18n } = useTranslation("shell");
	const { pathname, search } = useLocation();
	const isKept = isContentOnly(search);
	// A page has a hundred links and more: the address is asked once for all of them.
	const keep = useCallback((path: string) => (isKept ? keepContentOnly(path, search) : path), [isKept, search]);
	useStoredValues({
		session: frame?.session.id ?? null,
		language: i18n.language,
		tenantGuid: frame?.tenant?.guid,
		moduleId: frame ? placeIn(frame.menu, pathname, frame.tenant?.guid)?.moduleId : undefined,
	});
	useLatePage();
	useKeepRecent(frame?.menu ?? null, frame?.tenant?.guid);
	const open = useOpenTenant();
	const accent = frame ? frame.accent : open?.accent;
	const filled = <Filled frame={frame}>{children}</Filled>;
	return (
		<LinkPathContext.Provider value={keep}>
			{accent && <OwnStyle>{`:root{${accent}}`}</OwnStyle>}
			{frame ? (
				<InboxProvider unseen={frame.unseen} tag={frame.inboxTag}>
					<UnseenInTitle />
					{filled}
					<SessionEnd person={frame.device.person} email={frame.user.email} endsIn={frame.session.endsIn} />
				</InboxProvider>
			) : (
				filled
			)}
		</LinkPathContext.Provider>
	);
}

function Filled({ frame, children }: PortalFrameProps) {
	const root = useRouteLoaderData<RootData>("root");
	const { guid } = useParams();
	const { pathname, search } = useLocation();
	const bell = useBell();
	const open = useOpenTenant();
	const provides = frame?.user.isSuperadmin === true;
	// A super-admin works for the provider, save on a page of one tenant.
	const tenant = provides && guid === undefined ? null : (frame?.tenant ?? (frame ? null : open));
	return (
		<Frame
			bar={{
				product: brand.product,
				home: frame || !open ? to.home() : open.to,
				profile: to.profile(),
				login: to.login(pathname === to.home() ? undefined : `${pathname}${search}`),
				tenant,
				tenants: frame?.tenants ?? [],
				superadmin: provides,
				user: frame?.user ?? null,
				theme: root?.theme ?? "system",
				notifications: bell,
			}}
			menu={frame?.menu ?? null}
			rail={root?.menu === "rail"}
			palette={(opened) => frame && <OwnPalette frame={frame} {...opened} />}
			announcements={frame?.announcements}
			device={frame?.device}
			contentOnly={isContentOnly(search)}
		>
			{children}
		</Frame>
	);
}

/** The tenant whose public page this is, as the page says it: to a guest the bar is the tenant's. */
function useOpenTenant(): (TenantBrand & { to: string; guid: string }) | undefined {
	const { guid = "" } = useParams();
	const found = useMatches().flatMap(({ data }) => (isBranded(data) ? [data.brand] : []));
	return found[0] && { ...found[0], guid };
}

const isBranded = (data: unknown): data is { brand: TenantBrand & { to: string } } =>
	typeof data === "object" && data !== null && "brand" in data;

/** The number of unseen notifications stands before the page's title, and at the icon of a portal that was installed. */
function UnseenInTitle() {
	const unseen = useInbox()?.unseen ?? 0;
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own title
	useEffect(() => {
		const title = document.title.replace(/^\(\d+\+?\) /, "");
		document.title = unseen > 0 ? `(${unseen > 99 ? "99+" : unseen}) ${title}` : title;
	}, [unseen, key]);
	useEffect(() => {
		// Only where the browser has badges, and never worth a word where it refuses.
		void navigator.setAppBadge?.(unseen).catch(() => undefined);
	}, [unseen]);
	return null;
}
