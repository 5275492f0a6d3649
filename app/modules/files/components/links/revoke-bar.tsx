import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Selection } from "#app/lists/components/use-selection";
import { Button, SubmitButton } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { useHydrated } from "#app/ui/use-hydrated";

import type { MyShareKind } from "./links-table";

type RevokeBarProps = { selection: Selection; kind: MyShareKind };

/** Ends several at once, after a question. Without JavaScript its button is always there, and the boxes are its question. */
export function RevokeBar({ selection, kind }: RevokeBarProps) {
	const { t } = useTranslation("fileSharing");
	const hydrated = useHydrated();
	const [asks, setAsks] = useState(false);
	const { ids, form, clear } = selection;
	const count = ids.size;
	const before = useRef(count);
	useEffect(() => {
		if (before.current > 0 && count === 0) setAsks(false);
		before.current = count;
	}, [count]);
	const label = t(`links.revoke.${kind}`, { count });
	return (
		<>
			<Form method="post" id={form} preventScrollReset>
				{!hydrated && (
					<noscript>
						<SubmitButton intent="revoke" kind="danger" size="sm">
							{t(`links.revokeChosen.${kind}`)}
						</SubmitButton>
					</noscript>
				)}
			</Form>
			{hydrated && count > 0 && (
				<>
					<span role="status" className="pr-1 font-medium text-ink tabular-nums">
						{t("links.chosen", { count })}
					</span>
					<Button kind="danger" size="sm" icon="circle-x" onClick={() => setAsks(true)} aria-haspopup="dialog">
						{label}
					</Button>
					<Button kind="quiet" size="sm" icon="x" onClick={clear}>
						{t("links.clear")}
					</Button>
					<Dialog
						open={asks}
						onClose={() => setAsks(false)}
						title={t(`links.revokeTitle.${kind}`, { count })}
						description={t(`links.revokeHelp.${kind}`)}
					>
						<div className="mt-5 flex flex-wrap gap-2">
							<SubmitButton form={form} intent="revoke" kind="erase">
								{label}
							</SubmitButton>
							<Button onClick={() => setAsks(false)}>{t("links.keep")}</Button>
						</div>
					</Dialog>
				</>
			)}
		</>
	);
}
