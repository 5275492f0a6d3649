import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useFormProblem } from "#app/ui/form-problem";

/** Takes a picture of the library into the form; `onTaken` is told its guid there. */
export function usePicture(onTaken: (guid: string) => void) {
	const fetcher = useFetcher<{ picture?: string }>();
	const problem = useFormProblem(fetcher.data);
	const asked = useRef(false);
	useEffect(() => {
		const guid = fetcher.state === "idle" ? fetcher.data?.picture : undefined;
		if (!guid || !asked.current) return;
		asked.current = false;
		onTaken(guid);
	}, [fetcher.state, fetcher.data, onTaken]);
	const take = (library: string) => {
		asked.current = true;
		fetcher.submit({ intent: "picture", library }, { method: "post" });
	};
	return { take, error: problem.summary[0]?.text ?? null, isBusy: fetcher.state !== "idle" };
}
