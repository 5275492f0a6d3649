import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { isPlainClick } from "#app/ui/plain-click";
import type { MoveData } from "../../show-move.server";
import { MoveForm } from "./move-form";
import { intoOf, MovePlaces } from "./move-places";

type MoveDialogProps = {
	/** The address of the page that does the same without JavaScript, with what is chosen. */
	address: string;
	/** How many are chosen, and whether they are copied. */
	count: number;
	isCopy: boolean;
	onClose: () => void;
};

/** The page of moving over the list: the same folders, the same form, and one is still where one was. */
export function MoveDialog({ address, count, isCopy, onClose }: MoveDialogProps) {
	const { t } = useTranslation("files");
	const { load, data } = useFetcher<MoveData>();
	const sending = useFetcher();
	const [looked, setLooked] = useState(address);
	const list = useRef<HTMLUListElement>(null);
	const hasGone = useRef(false);
	useEffect(() => load(looked), [load, looked]);
	// What was pressed is no longer there: keys and readers go on at what came in its place.
	useEffect(() => {
		if (data && hasGone.current) list.current?.focus();
	}, [data]);
	useWhenGone(onClose);
	const verbName = isCopy ? "copy" : "move";
	const [path = "", query] = looked.split("?");
	// A refusal is about the folder that it was sent for.
	const isOfHere = sentTo(sending.data) === data?.at;
	return (
		<Dialog open onClose={onClose} title={t(`${verbName}.title`, { count })}>
			{data ? (
				<>
					<MovePlaces
						data={data}
						list={list}
						into={(folder, cursor) => path + intoOf(new URLSearchParams(query), folder, cursor)}
						onGo={(event, to) => {
							if (!isPlainClick(event)) return;
							event.preventDefault();
							hasGone.current = true;
							setLooked(to);
						}}
					/>
					<MoveForm
						key={data.at}
						data={data}
						answer={isOfHere ? sending.data : undefined}
						as={sending.Form}
						action={path}
						busy={sending.state !== "idle"}
					>
						<Button kind="quiet" onClick={onClose}>
							{t(`${verbName}.not`)}
						</Button>
					</MoveForm>
				</>
			) : (
				<div className="skeleton appear-late h-64 w-full" />
			)}
		</Dialog>
	);
}

/** The folder that a refused form was to move to. */
const sentTo = (answer: unknown) => (answer as { values?: { to?: string } } | undefined)?.values?.to;

/** Once it is done the answer leads to the page, which is another visit of it. */
function useWhenGone(onClose: () => void): void {
	const { key } = useLocation();
	const first = useRef(key);
	useEffect(() => {
		if (key !== first.current) onClose();
	}, [key, onClose]);
}
