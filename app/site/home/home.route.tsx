export default function Home() {
  return <h1>Hare Krishna Temple</h1>;
}
