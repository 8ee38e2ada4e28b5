export default function Screen() { return <h1>weekly-highlights</h1> }
