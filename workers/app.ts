// @ts-expect-error the server build is made by `npm run build`
import * as build from "../build/server/index.js";
import type { makeHandlers } from "./handlers";

const { entry } = build as unknown as { entry: { module: { makeHandlers: typeof makeHandlers } } };

export default entry.module.makeHandlers(build as never);
