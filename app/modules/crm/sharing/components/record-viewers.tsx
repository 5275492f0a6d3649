import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { Skeleton } from "#app/ui/skeleton";
import { useHydrated } from "#app/ui/use-hydrated";
import { paths } from "../../paths";
import type { showViewers } from "../show-viewers.server";
import type { RecordKind } from "../viewers.server";
import { ViewersList } from "./viewers-list";

type RecordViewersProps = { kind: RecordKind; id: string; tenant: string };

/** "Who can see this?": names and roles in a dialog, or on a page of their own without JavaScript. */
export function RecordViewers({ kind, id, tenant }: RecordViewersProps) {
	const { t } = useTranslation("crmShare");
	const fetcher = useFetcher<typeof showViewers>();
	const hydrated = useHydrated();
	const [open, setOpen] = useState(false);
	const page = paths(tenant).seen(kind, id);
	if (!hydrated)
		return (
			<LinkButton kind="quiet" size="sm" icon="eye" to={page}>
				{t("who.ask")}
			</LinkButton>
		);
	const ask = () => {
		fetcher.load(page);
		setOpen(true);
	};
	return (
		<>
			<Button kind="quiet" size="sm" icon="eye" onClick={ask} aria-haspopup="dialog">
				{t("who.ask")}
			</Button>
			<Dialog open={open} onClose={() => setOpen(false)} title={t("who.title")} description={t("who.help")}>
				{fetcher.data ? <ViewersList {...fetcher.data} /> : <Skeleton />}
			</Dialog>
		</>
	);
}
